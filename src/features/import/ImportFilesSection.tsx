import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { downloadFile } from '~/lib/csv/downloadFile';
import { formatNumber } from '~/lib/format';
import { formatFileSize } from '~/lib/formatFileSize';
import { message } from '~/messages/message';
import { EncodingQuestion } from './EncodingQuestion';
import { maxFileSize, type ImportFile } from './ImportFile';
import { SheetChoice } from './SheetChoice';
import { templateCsv } from './importFilesCsv';
import type { ImportStore } from './ImportStore';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Alert } from '~/ui/Feedback';
import { FileDrop } from '~/ui/field/FileDrop';

/** As a file input knows it. */
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The files to import, with the format that is expected and a template. */
export const ImportFilesSection = observer(function ImportFilesSection({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { list, importable, isReading, needsEncoding } = store.files;
  const hasNoRows = list.length > 0 && importable.length === 0 && !isReading && !needsEncoding;
  const locked = store.run.status !== 'idle';
  return (
    <Column>
      <FileDrop
        label="Choose CSV or Excel files or drop them here"
        hint={`A header row, then one organization per row. Up to ${formatFileSize(maxFileSize)} per file.`}
        accept={`.csv,text/csv,.xlsx,${workbookType}`}
        locked={locked}
        files={list.map((file) => ({
          id: file.id,
          name: file.file.name,
          size: file.file.size,
          note: fileNote(file),
          choice: !locked && file.workbook && file.workbook.sheets.length > 1 && (
            <SheetChoice
              files={store.files}
              name={file.file.name}
              id={file.id}
              {...file.workbook}
            />
          ),
          // Zero while it isn't known to take long.
          progress: file.progress || undefined,
          error: file.error,
        }))}
        onAdd={(files) => void store.files.add(files)}
        onRemove={(id) => store.files.remove(id)}
      />
      {!locked &&
        list
          .filter(({ candidates }) => candidates)
          .map((file) => <EncodingQuestion key={file.id} files={store.files} file={file} />)}
      {hasNoRows && (
        <Alert tone="warning" title={message('at_least', { count: 1, name: 'organization' })}>
          Add a file with one row per organization.
        </Alert>
      )}
      {!locked && (
        <Notes>
          <p>Status and dates from an export are not imported. The server sets them.</p>
          <Button
            size="small"
            variant="quiet"
            icon={<Download size={14} aria-hidden="true" />}
            onClick={() => downloadFile('organizations-template.csv', [templateCsv()])}
          >
            Download template
          </Button>
        </Notes>
      )}
    </Column>
  );
});

function fileNote({ state, sheet }: ImportFile): string | undefined {
  if (state === 'reading') return 'reading…';
  if (state !== 'read' || !sheet) return undefined;
  return `${formatNumber(sheet.rows)} ${sheet.rows === 1 ? 'row' : 'rows'}`;
}

const Column = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
`;
const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  & > p {
    color: ${theme.text.muted};
    ${theme.type[13]};
  }
`;
