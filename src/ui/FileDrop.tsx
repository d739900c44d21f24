import styled from '@emotion/styled';
import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { formatFileSize } from '../lib/formatFileSize';
import { theme } from '../theme/theme';
import { FieldError } from './FieldError';
import { visuallyHiddenStyle } from './visuallyHiddenStyle';
import { IconButton } from './IconButton';
import { MutedText } from './MutedText';

export interface DroppedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** What became of it: "120 rows", "Reading". */
  readonly note?: string | undefined;
  /** Why it can't be used. */
  readonly error?: string | undefined;
}

export interface FileDropProps {
  /** What is asked for; the input's name. */
  label: string;
  /** Which files, and how large they may be. */
  hint: string;
  /** As in a file input: `.csv,text/csv`. */
  accept: string;
  /** Those that were taken so far, in the order in which they came. */
  files: readonly DroppedFile[];
  /** Some were picked or dropped. */
  onAdd: (files: readonly File[]) => void;
  /** One is not wanted after all. */
  onRemove: (id: string) => void;
  /** The files stand as they are: none comes, none goes. */
  locked?: boolean;
}

/**
 * Files by picker or drop, several at a time, each with its size and removable. The native input
 * takes the keyboard.
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
    <div>
      {!locked && (
        <Zone
          data-over={isDragOver ? '' : undefined}
          data-slim={files.length > 0 ? '' : undefined}
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
              // The same file again is a choice too.
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
                  {formatFileSize(file.size)}
                  {file.note && `, ${file.note}`}
                </MutedText>
                {file.error && <FieldError id={undefined}>{file.error}</FieldError>}
              </div>
              {!locked && (
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
    </div>
  );
}

/** A file that misses its place must not take the page's: a browser would open it. */
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

const Zone = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[5]} ${theme.space[4]};
  border: 1px dashed ${theme.border.control};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.control};
  text-align: center;
  cursor: pointer;
  & > svg {
    color: ${theme.text.muted};
  }
  & > strong {
    font-weight: ${theme.fontWeight.medium};
  }
  & > span {
    font-size: ${theme.fontSize[13]};
  }
  /* Once there are files, those matter more. */
  &[data-slim] {
    padding-block: ${theme.space[3]};
  }
  &[data-slim] > svg {
    display: none;
  }
  &:hover,
  &[data-over] {
    border-color: ${theme.accent.solid};
    background: ${theme.surface.hover};
  }
  &[data-over] {
    border-style: solid;
  }
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
