import styled from '@emotion/styled';
import { Download, FileText, Upload, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatFileSize } from '~/lib/formatFileSize';
import { theme } from '~/theme/theme';
import { IconButton, StartButton } from '~/ui/Button';
import { FieldError } from '~/ui/Field';
import { Inline, Stack } from '~/ui/layout';
import { InlineSelect } from '~/ui/Select';
import { Muted, textClasses } from '~/ui/text';
import { downloadTemplate } from './download';
import type { ImportFile } from './ImportFile';
import type { ImportStore } from './ImportStore';
import { maxFileSize } from './readTable';
import { countRows } from './rowMessages';

const accepted =
  '.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const inputLabel = 'Choose CSV or Excel files or drop them here';

/** The files to import, and where others are chosen or dropped. */
export const FilesStep = observer(function FilesStep({ store }: { readonly store: ImportStore }) {
  const { files } = store;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isDragOver = useFileDrop((dropped) => void store.add(dropped));
  return (
    <Content gap={3}>
      {files.length > 0 && (
        <Stack as="ul" gap={2} aria-label="Files" aria-live="polite">
          {files.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              onRemove={() => {
                store.remove(file);
                input.current?.focus();
              }}
            />
          ))}
        </Stack>
      )}
      <DropZone data-drag-over={isDragOver || undefined}>
        <Upload size={20} aria-hidden="true" />
        <strong>{inputLabel}</strong>
        <Muted id={hintId} className={files.length > 0 ? textClasses.visuallyHidden : undefined}>
          {`A header row, then one organization per row. Up to ${formatFileSize(maxFileSize)} per file.`}
        </Muted>
        <input
          ref={input}
          className={textClasses.visuallyHidden}
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
      </DropZone>
      <div>
        <StartButton icon={<Download size={14} aria-hidden="true" />} onClick={downloadTemplate}>
          Download template
        </StartButton>
      </div>
    </Content>
  );
});

interface FileItemProps {
  readonly file: ImportFile;
  readonly onRemove: () => void;
}

const FileItem = observer(function FileItem({ file, onRemove }: FileItemProps) {
  const { name, size, table, error } = file;
  const rows = file.isRead ? `, ${countRows(table.rows.length)}` : '';
  return (
    <FileCard as="li">
      <FileText size={16} aria-hidden="true" />
      <Stack gap={1}>
        <Inline wrap>
          <bdi>{name}</bdi>
          <Muted>{`${formatFileSize(size)}${file.isReading ? ', reading…' : rows}`}</Muted>
          {table.sheets.length > 1 && (
            <div role="group" aria-label={name}>
              <InlineSelect
                label="Sheet"
                value={table.format.sheet ?? ''}
                options={table.sheets.map((value) => ({ value, label: value }))}
                onChange={(sheet) => file.setFormat({ sheet })}
              />
            </div>
          )}
        </Inline>
        {error && <FieldError id={undefined}>{error}</FieldError>}
      </Stack>
      <IconButton
        label={`Remove ${name}`}
        size="small"
        icon={<X size={14} aria-hidden="true" />}
        onClick={onRemove}
      />
    </FileCard>
  );
});

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

const Content = styled(Stack)`
  flex: 1;
  padding: ${theme.space[4]} ${theme.space[5]};
`;
const FileCard = styled(Inline)`
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  overflow-wrap: anywhere;
  & > svg {
    color: ${theme.text.muted};
  }
  & > div {
    flex: 1;
  }
  & [role='group'] {
    margin-inline-start: auto;
  }
`;
/** Fills the dialog until files are chosen. */
const DropZone = styled.label`
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
  ul + & {
    flex: none;
  }
  & > svg {
    color: ${theme.text.muted};
  }
  & > strong {
    font-weight: ${theme.fontWeight.medium};
  }
  &:hover,
  &[data-drag-over] {
    border-color: ${theme.accent.solid};
    background: ${theme.surface.hover};
  }
  &:has(:focus-visible) {
    ${theme.focusRing};
  }
`;
