import styled from '@emotion/styled';
import { uniq } from 'es-toolkit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { currencyOptions } from '~/forms/currencyOptions';
import { formatNumber } from '~/lib/format';
import { isBlank } from '~/lib/text';
import { changeText } from '~/messages/savedText';
import { theme } from '~/theme/theme';
import { EndButton } from '~/ui/Button';
import { Badge } from '~/ui/Status';
import { Field } from '~/ui/Field';
import { TextInput } from '~/ui/Input';
import { Select } from '~/ui/Select';
import { textClasses, withBdi } from '~/ui/text';
import { rowAmount, rowSubscriptions, type ImportRow } from './checkRow';
import { fieldOf, importFields, type ImportField } from './importFields';
import { filterLabels, type ImportStore } from './ImportStore';
import { rowMessages, rowReason, unimportedText } from './rowMessages';
import { isOpen, rowCounts, rowStates } from './rowStatus';

interface RowCardProps {
  readonly store: ImportStore;
  readonly row: ImportRow;
}

/** Of the inputs; those of further subscriptions come first. */
const fieldOrder = ['id', ...importFields];

/** A row with what is wrong or changes, and inputs for its faulty cells. */
export const RowCard = observer(function RowCard({ store, row }: RowCardProps) {
  const status = store.statusOf(row);
  const { state, count, changes, unimported } = status;
  const messages = rowMessages(row, status);
  // An input stays where it is once its cell is corrected.
  const [edited, setEdited] = useState<readonly ImportField[]>([]);
  const fields = uniq([...Object.keys(messages.fields), ...edited]).toSorted(
    (a, b) => fieldOrder.indexOf(a) - fieldOrder.indexOf(b),
  );
  const { decision } = store.hasStarted ? {} : rowStates[state];
  const shownFields = store.hasStarted || decision === 'Include' ? [] : fields;
  const badge = (!store.hasEnded && rowStates[state].badge) || rowCounts[count];
  const isLost = store.hasEnded && isOpen(count);
  const reason = isLost ? rowReason(row, status) : messages.row;
  const fileName = store.importedFiles.length > 1 ? row.file.name : undefined;
  const place = `line ${formatNumber(row.line)}${fileName ? ` in ${fileName}` : ''}`;
  return (
    <Card data-has-inputs={shownFields.length > 0 || undefined}>
      <div>
        <Head>
          <small className={textClasses.caption}>{`L${place.slice(1)}`}</small>
          <strong>
            <bdi>{row.values['name'] || row.values['subdomain'] || row.values['id']}</bdi>
          </strong>
          {badge.label !== filterLabels[store.filter] && (
            <Badge tone={badge.tone}>{badge.label}</Badge>
          )}
        </Head>
        <Facts>
          {changes.length > 0
            ? changes.map(({ field, seatType, before, after }) => (
                <span key={field}>
                  {seatType ? <bdi>{seatType}</bdi> : fieldOf(field).label}{' '}
                  {withBdi(changeText(before, after))}
                </span>
              ))
            : valueTexts(row).map(
                ([field, text]) => !shownFields.includes(field) && <bdi key={field}>{text}</bdi>,
              )}
        </Facts>
        {reason && <Reason>{withBdi(reason)}</Reason>}
        {unimported.map((change) => (
          <Unimported key={change.field}>{withBdi(unimportedText(change))}</Unimported>
        ))}
      </div>
      {shownFields.length > 0 && (
        <Inputs>
          {shownFields.map((field) => (
            <Field key={field} label={fieldOf(field).label} error={messages.fields[field]}>
              {(control) => {
                const common = { ...control, 'aria-label': `${fieldOf(field).label}, ${place}` };
                const text = inputText(row, field);
                const edit = (next: string, isKey: boolean) => {
                  if (!edited.includes(field)) setEdited([...edited, field]);
                  store.edit(row, field, next, isKey);
                };
                return field === 'currency' ? (
                  <Select
                    {...common}
                    value={text}
                    options={currencyOptions(text)}
                    onChange={({ target }) => edit(target.value, false)}
                  />
                ) : (
                  <TextInput
                    {...common}
                    autoComplete="off"
                    spellCheck={false}
                    defaultValue={text}
                    onChange={({ target }) => edit(target.value, true)}
                    onBlur={({ target }) => {
                      if (target.value !== text) store.edit(row, field, target.value);
                    }}
                  />
                );
              }}
            </Field>
          ))}
        </Inputs>
      )}
      {decision && (
        <EndButton
          aria-label={`${decision} ${place}`}
          onClick={() => store.setLeftOut(row, decision === 'Leave out')}
        >
          {decision}
        </EndButton>
      )}
    </Card>
  );
});

/** The values that tell what is imported, by their fields. */
function valueTexts({ values }: ImportRow): readonly (readonly [ImportField, string])[] {
  const { subdomain = '', billing_email: email = '', amount = '' } = values;
  const seats = rowSubscriptions(values).map(
    ({ fields, seatType, totalSeats }) => [fields.totalSeats, `${totalSeats} ${seatType}`] as const,
  );
  const texts = [
    ['subdomain', subdomain],
    ['billing_email', email],
    ['amount', isBlank(amount) ? '' : rowAmount(values)],
    ...seats,
  ] as const;
  return texts.filter(([, text]) => text.trim() !== '');
}

/** What a cell has, a number as the texts of its file are written. */
function inputText({ cells, file }: ImportRow, field: ImportField): string {
  const { text = '', number } = cells[field] ?? {};
  if (number === undefined || fieldOf(field).rule.kind !== 'number') return text;
  return file.decimalSeparator === 'comma' ? String(number).replace('.', ',') : String(number);
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[5]};
  overflow-wrap: anywhere;
  & + & {
    border-block-start: 1px solid ${theme.border.row};
  }
  & > button {
    grid-area: 1 / -2;
    place-self: start end;
    margin-block: -4px;
  }
  ${theme.media.fromLarge} {
    &[data-has-inputs] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 88px;
    }
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  & > small {
    font-variant-numeric: tabular-nums;
  }
  & > strong {
    font-weight: ${theme.fontWeight.medium};
  }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  color: ${theme.text.muted};
`;
const Reason = styled.p`
  margin-block-start: ${theme.space[1]};
  color: ${theme.danger.text};
`;
const Unimported = styled(Reason)`
  color: ${theme.warning.text};
`;
const Inputs = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  ${theme.media.fromLarge} {
    grid-column: 2;
  }
`;
