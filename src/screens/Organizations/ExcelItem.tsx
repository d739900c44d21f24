import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useStores } from '~/stores/context';
import { storedExportNotation } from '~/stores/exportNotation';
import { MenuCheckboxItem } from '~/ui/Menu';

/** How exports are written; remembered in this browser. */
export function ExcelItem() {
  const { storage } = useStores();
  const stored = storedExportNotation(storage);
  const [isForExcel, setForExcel] = useState(stored.isForExcel);
  return (
    <MenuCheckboxItem
      icon={<FileSpreadsheet size={16} aria-hidden="true" />}
      checked={isForExcel}
      onCheckedChange={(checked) => {
        stored.setForExcel(checked);
        setForExcel(checked);
      }}
    >
      For Excel (semicolon)
    </MenuCheckboxItem>
  );
}
