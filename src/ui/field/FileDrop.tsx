import styled from '@emotion/styled';
import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { formatFileSize } from '~/lib/formatFileSize';
import { theme } from '~/theme/theme';
import { ProgressBar } from '~/ui/Feedback';
import { FieldError } from '~/ui/Field';
import { MutedText, visuallyHiddenStyle } from '~/ui/text';
import { Button, IconButton } from '~/ui/Button';

export interface DroppedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its state or content, such as "120 rows" or "reading…". */
  readonly note?: string | undefined;
  /** What else there is to choose. */
  readonly choice?: ReactNode;
  /** How much of it has been read, from 0 to 1, while that takes long. */
  readonly progress?: number | undefined;
  /** Why the file was rejected. */
  readonly error?: string | undefined;
}

export interface FileDropProps {
  /** The visible label and accessible name of the input. */
  readonly label: string;
  /** The accepted types and the size limit. */
  readonly hint: string;
  /** Accepted types, as for a file input: `.csv,text/csv`. */
  readonly accept: string;
  /** The files added so far, in that order. */
  readonly files: readonly DroppedFile[];
  /** Called with the files that were picked or dropped. */
  readonly onAdd: (files: readonly File[]) => void;
  /** Called when the user removes a file. */
  readonly onRemove: (id: string) => void;
  /** Prevents adding and removing files. */
  readonly locked?: boolean;
}

/**
 * Picks several files by dialog or drag and drop, and lists them with their sizes. The drop zone
 * grows in a flex column. Keyboard users get the native file input.
 */
export function FileDrop({
  label,
  hint,
  accept,
  files,
  onAdd,
  onRemove,
  locked = false,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);
  usePreventDropOutside();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    if (event.dataTransfer.files.length > 0) onAdd([...event.dataTransfer.files]);
  };
  const remove = (file: DroppedFile) => {
    onRemove(file.id);
    input.current?.focus();
  };
  return (
    <Column>
      {!locked && (
        <Zone
          isDragOver={isDragOver}
          onDragOver={(event) => event.preventDefault()}
          onDragEnter={() => setIsDragOver(true)}
          onDragLeave={({ currentTarget, relatedTarget }) =>
            setIsDragOver(currentTarget.contains(relatedTarget as Node | null))
          }
          onDrop={drop}
        >
          <Upload size={20} aria-hidden="true" />
          <strong>{label}</strong>
          <MutedText id={`${id}-hint`}>{hint}</MutedText>
          <input
            ref={input}
            type="file"
            multiple
            accept={accept}
            aria-label={label}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              onAdd([...(target.files ?? [])]);
              // Without this, picking the same file again fires no change event.
              target.value = '';
            }}
          />
        </Zone>
      )}
      {files.length > 0 && (
        <List aria-label="Files" aria-live="polite">
          {files.map((file) => (
            <li key={file.id}>
              <FileText size={16} aria-hidden="true" />
              <div>
                <span>{file.name}</span>
                <MutedText>
                  {[formatFileSize(file.size), file.note].filter(Boolean).join(', ')}
                </MutedText>
                {file.progress !== undefined && (
                  <ProgressBar
                    label={`Reading ${file.name}`}
                    value={file.progress}
                    max={1}
                    text={`${Math.floor(file.progress * 100)}%`}
                  />
                )}
                {file.choice}
                {file.error && <FieldError id={undefined}>{file.error}</FieldError>}
              </div>
              {file.progress !== undefined && (
                <Button
                  size="small"
                  aria-label={`Cancel reading ${file.name}`}
                  onClick={() => remove(file)}
                >
                  Cancel
                </Button>
              )}
              {!locked && file.progress === undefined && (
                <IconButton
                  label={`Remove ${file.name}`}
                  size="small"
                  icon={<X size={14} aria-hidden="true" />}
                  onClick={() => remove(file)}
                />
              )}
            </li>
          ))}
        </List>
      )}
    </Column>
  );
}

/** Prevents the browser from opening a file that is dropped beside the drop zone. */
function usePreventDropOutside() {
  useEffect(() => {
    const preventDefault = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', preventDefault);
    window.addEventListener('drop', preventDefault);
    return () => {
      window.removeEventListener('dragover', preventDefault);
      window.removeEventListener('drop', preventDefault);
    };
  }, []);
}

const dragOverStyle = `
  border-color: ${theme.accent.solid};
  border-style: solid;
  background: ${theme.surface.hover};
`;
const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;
const Zone = styled.label<{ readonly isDragOver: boolean }>`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[1]};
  min-block-size: 240px;
  padding: ${theme.space[5]} ${theme.space[4]};
  border: 1px dashed ${theme.border.control};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.control};
  text-align: center;
  cursor: pointer;
  & > svg {
    margin-block-end: ${theme.space[1]};
    color: ${theme.text.muted};
  }
  & > strong {
    font-weight: ${theme.fontWeight.medium};
  }
  & > span {
    ${theme.type[13]};
  }
  &:hover {
    border-color: ${theme.accent.solid};
    background: ${theme.surface.hover};
  }
  ${({ isDragOver }) => isDragOver && dragOverStyle}
  &:has(:focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  & > input {
    ${visuallyHiddenStyle}
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  margin: ${theme.space[2]} 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    padding: ${theme.space[1]} ${theme.space[2]};
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.control};
  }
  & > li > svg {
    flex: none;
    color: ${theme.text.muted};
  }
  & > li > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[2]};
    min-inline-size: 0;
    min-block-size: ${theme.control.small};
    overflow-wrap: anywhere;
  }
`;
