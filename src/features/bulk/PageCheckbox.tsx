import { observer } from 'mobx-react-lite';
import { useStores } from '~/stores/context';
import { pageCheckboxClass } from './checkboxClasses';

/** Selects all rows on screen, or deselects them. */
export const PageCheckbox = observer(function PageCheckbox() {
  const { selection } = useStores().organizations;
  const { isPageSelected, isPagePartlySelected } = selection;
  return (
    <input
      type="checkbox"
      className={pageCheckboxClass}
      aria-label="Select all on this page"
      checked={isPageSelected}
      ref={(input) => {
        // There is no attribute for it.
        if (input) input.indeterminate = isPagePartlySelected;
      }}
      onChange={() => selection.togglePage()}
    />
  );
});
