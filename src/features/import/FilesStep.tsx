import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Download, FileText, Upload, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { formatNumber } from '~/lib/format';
import { formatFileSize } from '~/lib/formatFileSize';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { FieldError } from '~/ui/Field';
import { Select } from '~/ui/Select';
import { MutedText, visuallyHiddenStyle } from '~/ui/text';

import { downloadTemplate } from './download';
import { maxFileSize } from './readTable';
import type { ImportFile } from './ImportFile';
import type { ImportStore } from './ImportStore';

/** As a file input knows it. */
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const inputLabel = 'Choose CSV or Excel files or drop them here';

interface FilesStepProps {
  readonly store: ImportStore;
}

/** The files to import, and where others are chosen or dropped. */
export const FilesStep = observer(function FilesStep({ store }: FilesStepProps) {
  const { files } = store;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  usePreventDropOutside();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    void store.add([...event.dataTransfer.files]);
  };
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
      <Zone
        isDragOver={isDragOver}
        isSmall={files.length > 0}
        onDragOver={(event) => event.preventDefault()}
        onDragEnter={() => setDragOver(true)}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setDragOver(currentTarget.contains(relatedTarget as Node | null))
        }
        onDrop={drop}
      >
        <Upload size={20} aria-hidden="true" />
        <strong>{inputLabel}</strong>
        <MutedText id={hintId}>
          {`A header row, then one organization per row. Up to ${formatFileSize(maxFileSize)} per file.`}
        </MutedText>
        <input
          ref={input}
          type="file"
          multiple
          accept={`.csv,text/csv,.xlsx,${workbookType}`}
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

function FileItem({ store, file, onRemove }: FileItemProps) {
  const selectId = useId();
  const { sheets = [], format } =
    file.state === 'read' ? file.table : file.state === 'rejected' ? file : {};
  const error = file.state === 'reading' ? undefined : file.error;
  return (
    <li>
      <FileText size={16} aria-hidden="true" />
      <div>
        <bdi>{file.name}</bdi>
        <MutedText>{`${formatFileSize(file.size)}${fileNote(file)}`}</MutedText>
        {sheets.length > 1 && (
          <Sheet role="group" aria-label={file.name}>
            <label htmlFor={selectId}>Sheet</label>
            <Select
              controlHeight="small"
              id={selectId}
              value={format?.sheet ?? ''}
              options={sheets.map((value) => ({ value, label: value }))}
              onChange={({ target }) => store.setFormat(file, { sheet: target.value })}
            />
          </Sheet>
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
}

function fileNote(file: ImportFile): string {
  if (file.state === 'reading') return ', reading…';
  if (file.state === 'rejected') return '';
  const { length } = file.table.rows;
  return `, ${formatNumber(length)} ${length === 1 ? 'row' : 'rows'}`;
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

const Column = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  & > button {
    align-self: flex-start;
  }
`;

const dragOverStyle = `
  border-color: ${theme.accent.solid};
  border-style: solid;
  background: ${theme.surface.hover};
`;
const smallZoneStyle = css`
  flex: none;
  grid-auto-flow: column;
  gap: ${theme.space[2]};
  min-block-size: 64px;
  padding-block: 0;
  & > span {
    ${visuallyHiddenStyle}
  }
`;
interface ZoneProps {
  readonly isDragOver: boolean;
  readonly isSmall: boolean;
}
const Zone = styled.label<ZoneProps>`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  place-content: center;
  place-items: center;
  gap: ${theme.space[1]};
  min-block-size: 240px;
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
    ${theme.type[13]};
  }
  &:hover {
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
  ${({ isSmall }) => isSmall && smallZoneStyle}
  ${({ isDragOver }) => isDragOver && dragOverStyle}
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
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
`;
const Sheet = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 100%;
  margin-inline-start: auto;
  & > label {
    color: ${theme.text.muted};
  }
  & > span {
    min-inline-size: 0;
    max-inline-size: 240px;
  }
`;
