import { Download, ListChecks, Upload } from 'lucide-react';
import { canLookUp } from '~/api/lookup';
import { useStores } from '~/stores/context';
import { MenuItem } from '~/ui/Menu';

interface MoreMenuProps {
  readonly onImport: () => void;
  /** Undefined while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
  readonly onSelectFromList: () => void;
}

/** What is done with the list less often. */
export function MoreMenu({ onImport, onExport, onSelectFromList }: MoreMenuProps) {
  return (
    <>
      <MenuItem
        icon={<Upload size={16} aria-hidden="true" />}
        label="Import CSV"
        onSelect={onImport}
      >
        Import
      </MenuItem>
      <MenuItem
        icon={<Download size={16} aria-hidden="true" />}
        disabled={!onExport}
        onSelect={onExport}
      >
        Export CSV
      </MenuItem>
      {canLookUp(useStores()) && (
        <MenuItem icon={<ListChecks size={16} aria-hidden="true" />} onSelect={onSelectFromList}>
          Select from a list
        </MenuItem>
      )}
    </>
  );
}
