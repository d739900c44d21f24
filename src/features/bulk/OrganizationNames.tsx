import { X } from 'lucide-react';
import { useRef } from 'react';
import { SeatsLeft } from '~/components/SeatsLeft';
import type { Organization } from '~/domain/Organization';
import { activeSeatLevel } from '~/domain/seatLevel';
import { message } from '~/messages/message';
import { IconButton } from '~/ui/Button';
import { NameLine, NamesBox } from './NameLine';

interface OrganizationNamesProps {
  readonly label: string;
  readonly rows: readonly Organization[];
  /** Takes an organization out of the list. */
  readonly onRemove?: (row: Organization) => void;
}

/** A list of names with their seats that scrolls in a box of its own, by keyboard too. */
export function OrganizationNames({ label: name, rows, onRemove }: OrganizationNamesProps) {
  const box = useRef<HTMLDivElement>(null);
  const remove = (row: Organization, index: number) => {
    const buttons = box.current?.querySelectorAll('button');
    // Focus stays beside the button, which goes.
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? box.current)?.focus();
    onRemove?.(row);
  };
  return (
    <NamesBox ref={box} role="group" aria-label={name} tabIndex={0}>
      <ul>
        {rows.map((row, index) => (
          <NameLine key={row.id} name={row.name}>
            <SeatsLeft {...row} level={activeSeatLevel(row)} isInColumn />
            {onRemove && (
              <IconButton
                label={`Remove ${row.name || message('organization')}`}
                size="small"
                icon={<X size={14} aria-hidden="true" />}
                onClick={() => remove(row, index)}
              />
            )}
          </NameLine>
        ))}
      </ul>
    </NamesBox>
  );
}
