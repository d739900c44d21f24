import styled from '@emotion/styled';
import { Download, FileText, Upload, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatFileSize } from '~/lib/formatFileSize';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { FieldError } from '~/ui/Field';
import { InlineSelect } from '~/ui/Select';
import { Muted, visuallyHiddenStyle } from '~/ui/text';

import { downloadTemplate } from './download';
import { maxFileSize } from './limits';
import { countRows } from './rowMessages';
import type { ImportFile } from './ImportFile';
import type { ImportStore } from './ImportStore';

const accepted =
  '.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const inputLabel = 'Choose CSV or Excel files or drop them here';

interface FilesStepProps {
  readonly store: ImportStore;
}

/** The files to import, and where others are chosen or dropped. */
export const FilesStep = observer(function FilesStep({ store }: FilesStepProps) {
  const { files } = store;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isDragOver = useFileDrop((dropped) => void store.add(dropped));
  return (
    <Column>
      {files.length > 0 && (
        <List aria-label="Files" aria-live="polite">
          {files.map((file) => (
            <FileItem
              key={file.id}
              store={store}
              file={file}
              onRemove={() => {
                store.remove(file.id);
                input.current?.focus();
              }}
            />
          ))}
        </List>
      )}
      <Zone data-drag-over={isDragOver || undefined}>
        <Upload size={20} aria-hidden="true" />
        <strong>{inputLabel}</strong>
        <Muted id={hintId}>
          {`A header row, then one organization per row. Up to ${formatFileSize(maxFileSize)} per file.`}
        </Muted>
        <input
          ref={input}
          type="file"
          multiple
          accept={accepted}
          aria-label={inputLabel}
          aria-describedby={hintId}
          onChange={({ target }) => {
            void store.add([...(target.files ?? [])]);
            // Without this, picking the same file again fires no change event.
            target.value = '';
          }}
        />
      </Zone>
      <Button
        size="small"
        variant="quiet"
        icon={<Download size={14} aria-hidden="true" />}
        onClick={downloadTemplate}
      >
        Download template
      </Button>
    </Column>
  );
});

interface FileItemProps extends FilesStepProps {
  readonly file: ImportFile;
  readonly onRemove: () => void;
}

const FileItem = observer(function FileItem({ store, file, onRemove }: FileItemProps) {
  const { sheets = [], format } =
    file.state === 'read' ? file.table : file.state === 'rejected' ? file : {};
  const error = file.state === 'reading' ? undefined : file.error;
  return (
    <li>
      <FileText size={16} aria-hidden="true" />
      <div>
        <bdi>{file.name}</bdi>
        <Muted>{`${formatFileSize(file.size)}${fileNote(file)}`}</Muted>
        {sheets.length > 1 && (
          <div role="group" aria-label={file.name}>
            <InlineSelect
              label="Sheet"
              value={format?.sheet ?? ''}
              options={sheets.map((value) => ({ value, label: value }))}
              onChange={(sheet) => store.setFormat(file, { sheet })}
            />
          </div>
        )}
        {error && <FieldError id={undefined}>{error}</FieldError>}
      </div>
      <IconButton
        label={`Remove ${file.name}`}
        size="small"
        icon={<X size={14} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
});

function fileNote(file: ImportFile): string {
  if (file.state === 'reading') return ', reading…';
  return file.state === 'read' ? `, ${countRows(file.table.rows.length)}` : '';
}

/**
 * Takes files that are dropped anywhere, where the browser would leave the page to open them, and
 * returns whether something is dragged over the page.
 */
function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isDragOver, setDragOver] = useState(false);
  const handleDrop = useEffectEvent(onDrop);
  useEffect(() => {
    const controller = new AbortController();
    const handle = (event: DragEvent) => {
      event.preventDefault();
      // Leaving one element for another has that as its related target.
      setDragOver(
        event.type === 'dragover' || (event.type === 'dragleave' && !!event.relatedTarget),
      );
      if (event.type === 'drop') handleDrop([...(event.dataTransfer?.files ?? [])]);
    };
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      window.addEventListener(type, handle, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isDragOver;
}

const Column = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  & > button {
    align-self: flex-start;
    margin-inline-start: -11px;
  }
`;

/** Fills what the files leave of the dialog. */
const Zone = styled.label`
  position: relative;
  flex: 1;
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${theme.space[1]};
  min-block-size: 64px;
  padding: 0 ${theme.space[4]};
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
    ${theme.type[13]};
  }
  &:hover,
  &[data-drag-over] {
    border-color: ${theme.accent.solid};
    background: ${theme.surface.hover};
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    padding: ${theme.space[2]} ${theme.space[3]};
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
    gap: ${theme.space[1]} ${theme.space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li > div > p {
    flex-basis: 100%;
  }
  & > li > div > [role='group'] {
    margin-inline-start: auto;
  }
`;
