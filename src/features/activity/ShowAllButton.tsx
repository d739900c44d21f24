import { Button } from '~/ui/button/Button';

interface ShowAllButtonProps {
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/** Expands what is shown in part. */
export function ShowAllButton({ isExpanded, onToggle }: ShowAllButtonProps) {
  return (
    <Button variant="quiet" size="small" aria-expanded={isExpanded} onClick={onToggle}>
      {isExpanded ? 'Show less' : 'Show all'}
    </Button>
  );
}
