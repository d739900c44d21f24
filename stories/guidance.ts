/** When to use a component of ui and when not to, shown on its docs page. */
export const guidance: Readonly<Record<string, { readonly use: string; readonly not: string }>> = {
  Alert: {
    use: 'messages inside a form, a dialog or a panel',
    not: 'the outcome of a finished action: use a toast',
  },
  AlertDialog: {
    use: 'a question or warning that must be answered first',
    not: 'simple confirmations (use ConfirmDialog) or forms (use Dialog)',
  },
  Avatar: { use: 'a person, beside the name', not: 'organizations: use Monogram' },
  Badge: {
    use: 'a short status label beside the thing it describes',
    not: 'API statuses (use StatusBadge) or anything clickable',
  },
  BidiText: {
    use: 'values of users between words and arrows',
    not: 'a name on its own: use <bdi>',
  },
  Button: {
    use: 'actions on the current page',
    not: 'navigation: use LinkButton or TextLink, which can open in a new tab',
  },
  CapacityBar: {
    use: 'the used share of seats, wherever seats are shown',
    not: 'the progress of a task: use ProgressBar',
  },
  Card: {
    use: 'an untitled surface on the page',
    not: 'titled sections (use Panel) or cards inside cards',
  },
  ChangeHighlight: {
    use: 'a key figure that the user’s change updates, such as the available seats',
    not: 'rows of a list, where several highlights at once draw attention to none',
  },
  CodeText: {
    use: 'ids, prefixes and secrets that are read character by character',
    not: 'amounts and counts, which have tabular figures anyway',
  },
  Combobox: {
    use: 'a search whose results are chosen by keyboard, below the field',
    not: 'a choice of few known values: use Select or RadioGroup',
  },
  ComboboxOption: {
    use: 'an option of a Combobox',
    not: 'anything outside a listbox',
  },
  ConfirmDialog: {
    use: 'confirming an action that is hard to undo',
    not: 'actions that can be undone: perform them and show a toast',
  },
  CopyButton: {
    use: 'copying a value shown beside it',
    not: 'the main action of a panel: use CopyTextButton',
  },
  CopyTextButton: {
    use: 'copying as the main action',
    not: 'values in a list, where CopyButton takes less space',
  },
  DataTable: {
    use: 'comparing records by columns',
    not: 'the properties of one record: use DefinitionList',
  },
  Day: {
    use: 'a calendar day, which doesn’t depend on the time zone',
    not: 'an instant: use Time, which converts it to the user’s time zone',
  },
  DefinitionItem: {
    use: 'a term and its value in a DefinitionList',
    not: 'key figures: use Figure',
  },
  Columns: { use: 'a screen with a main column and an aside', not: 'equal columns: use a grid' },
  DefinitionList: {
    use: 'the properties of one record',
    not: 'several records of a kind: use DataTable',
  },
  Dialog: {
    use: 'a short form or a closer look without leaving the page',
    not: 'confirmations (use ConfirmDialog) or content that deserves its own page',
  },
  Divider: {
    use: 'separating content where spacing alone isn’t enough',
    not: 'panels and rows, which have their own borders',
  },
  Drawer: { use: 'navigation on small screens', not: 'forms and questions: use Dialog' },
  EmptyState: {
    use: 'an empty list or page, with the one useful action',
    not: 'errors (use ErrorState) or loading (use Skeleton)',
  },
  EmailText: { use: 'an email address in a narrow column', not: 'links' },
  ErrorSummary: {
    use: 'the top of a form that failed client-side validation',
    not: 'errors from the server: use an Alert and field errors',
  },
  ErrorState: {
    use: 'content that failed to load, in its place',
    not: 'failed actions, which report in their dialog, form or toast',
  },
  Field: {
    use: 'every control with a label, a hint and an error message',
    not: 'a checkbox, which has its label beside it',
  },
  FieldError: {
    use: 'an invalid value, below its control',
    not: 'errors that concern the whole form: use Alert',
  },
  Fieldset: { use: 'a group of related or repeated fields', not: 'a whole form: use headings' },
  FigureStrip: {
    use: 'the key figures at the top of a page, with their bar',
    not: 'ordinary properties: use DefinitionItem',
  },
  FilterSelect: { use: 'a filter of a list', not: 'a value in a form: use Select' },
  FileDrop: {
    use: 'picking or dropping files that the browser reads',
    not: 'a single value that can be typed',
  },
  IconButton: {
    use: 'a small action with a well-known icon',
    not: 'the main action, or wherever there is room for a label',
  },
  IconLink: {
    use: 'a small link with a well-known icon',
    not: 'actions on the current page: use IconButton',
  },
  InlineSelect: {
    use: 'a choice that changes what is on screen, label and value in one line',
    not: 'a value in a form: use Select; a filter that can be cleared: use FilterSelect',
  },
  Keys: {
    use: 'the keys of a shortcut, beside what they do',
    not: 'text that isn’t typed on a keyboard: use CodeText',
  },
  LinkButton: {
    use: 'navigation as the main action',
    not: 'actions on the current page: use Button',
  },
  Logo: { use: 'the provider’s logo in the menu and on the landing page', not: 'decoration' },
  Menu: { use: 'a few actions behind one button', not: 'a single action, or navigation' },
  MenuButton: { use: 'the button that opens a Menu', not: 'choosing a value: use Select' },
  MenuCheckboxItem: { use: 'an on/off setting inside a Menu', not: 'actions: use MenuItem' },
  MenuItem: { use: 'an action inside a Menu', not: 'more than seven actions: give them a page' },
  MenuLabel: { use: 'a heading or note inside a Menu', not: 'actions: use MenuItem' },
  MenuNote: {
    use: 'text at the end of a Menu, such as the version',
    not: 'headings: use MenuLabel',
  },
  MenuSeparator: { use: 'separating groups inside a Menu', not: 'every pair of items' },
  MissingValue: {
    use: 'a value that the API doesn’t provide',
    not: 'zero, or a deliberately empty text',
  },
  Monogram: {
    use: 'an organization, beside its name',
    not: 'people, who have avatars, or decoration',
  },
  MoneyText: { use: 'an amount with its currency', not: 'counts: use NumberText' },
  MutedText: { use: 'secondary text', not: 'important text or disabled controls' },
  NumberStepper: {
    use: 'a small number that is often changed by one or two',
    not: 'large or rarely changed numbers: use TextInput with `inputMode="numeric"`',
  },
  NumberText: { use: 'counts, in tabular figures', not: 'money: use MoneyText' },
  PageHeader: {
    use: 'the h1 of a page, with its badge and actions',
    not: 'sections of a page: use Panel',
  },
  Pagination: { use: 'lists that are loaded page by page', not: 'lists that fit on one page' },
  Panel: { use: 'a titled section of a page', not: 'an untitled surface: use Card' },
  PasswordInput: {
    use: 'passwords, with a toggle to show them',
    not: 'secrets that are shown once: use CodeText',
  },
  ProgressBar: {
    use: 'a long task with a known number of steps',
    not: 'waits of unknown length: use Spinner or a busy Button',
  },
  PageLoadingBar: {
    use: 'a page, dialog or menu that is loading',
    not: 'parts of a page: use Skeleton',
  },
  RadioGroup: {
    use: 'two to four choices that should all be visible',
    not: 'more choices: use Select',
  },
  Row: { use: 'elements side by side', not: 'grids, or fields below each other (use Stack)' },
  SearchDialog: {
    use: 'a Combobox over the whole console, such as the command menu',
    not: 'forms and questions: use Dialog or AlertDialog',
  },
  SeatMotif: { use: 'empty and failed states', not: 'decoration elsewhere' },
  SegmentBar: {
    use: 'a whole divided into parts, above or below their figures',
    not: 'a used share of a total: use CapacityBar',
  },
  SearchInput: {
    use: 'filtering a list while typing',
    not: 'an exact value in a form: use TextInput',
  },
  Select: { use: 'more choices than fit side by side', not: 'two to four choices: use RadioGroup' },
  Skeleton: {
    use: 'a placeholder in the shape of the content that is loading',
    not: 'waits under 150 ms, or actions (use a busy Button)',
  },
  SkipLink: { use: 'the first tab stop of every page', not: 'jumps within a page' },
  Spinner: {
    use: 'a short wait inside a control',
    not: 'a page or a region: use Skeleton, which keeps the layout',
  },
  Stack: { use: 'elements below each other', not: 'elements side by side: use Row' },
  StackedChart: {
    use: 'parts of a total over a number of days',
    not: 'a single figure, or fewer than two days',
  },
  StatusBadge: { use: 'the statuses of the API', not: 'labels of our own: use Badge' },
  SuggestInput: {
    use: 'a text that is often one of a few, but may be any other',
    not: 'a fixed set of choices: use Select',
  },
  Switch: {
    use: 'what is shown, changed at once',
    not: 'a value that a form saves: use a checkbox; a setting inside a Menu: use MenuCheckboxItem',
  },
  TableScroller: {
    use: 'a long table of short rows that is one part of a screen',
    not: 'the main table of a screen, which the page scrolls',
  },
  TextArea: {
    use: 'text that may have several lines, such as a note',
    not: 'values of one line: use TextInput',
  },
  TextInput: { use: 'a single line of text in a Field', not: 'long text, choices or search' },
  TextLink: { use: 'navigation from within text or a table cell', not: 'actions: use Button' },
  Time: { use: 'an instant, in the user’s time zone', not: 'calendar days: use Day' },
  ToastCard: {
    use: 'reporting the outcome of an action',
    not: 'messages that users must read before going on: use Alert or AlertDialog',
  },
  ToastRegion: { use: 'the single place where toasts appear', not: 'a second region' },
  Tooltip: {
    use: 'the name of an icon-only button',
    not: 'information needed to use the page, or anything clickable',
  },
  Tr: {
    use: 'a row of a DataTable that is a link, has handlers or observes stores',
    not: 'other rows, which DataTable renders itself',
  },
  VisuallyHidden: { use: 'text for screen readers only', not: 'hiding content from everyone' },
};
