/** When to use a part of ui, and when not: a line for each, shown at the head of its page. */
export const guidance: Readonly<Record<string, { readonly use: string; readonly not: string }>> = {
  Alert: {
    use: 'a message in the flow of a form, a dialog or a panel',
    not: 'news of an action that is over: that is a toast',
  },
  AlertDialog: {
    use: 'a question or a warning that must be answered before anything else',
    not: 'plain yes-or-no questions, which ConfirmDialog asks, or forms, which stand in a Dialog',
  },
  Badge: {
    use: 'a short word of state beside what it is about',
    not: 'the status words of the API, which StatusBadge knows, or anything to click',
  },
  Breadcrumbs: {
    use: 'the way back from a page that lies below a list',
    not: 'pages of the side menu: they are reached from there',
  },
  Button: {
    use: 'whatever does something here',
    not: 'going somewhere: a LinkButton or a TextLink does that, and opens in a tab',
  },
  Card: {
    use: 'a surface of its own on the page',
    not: 'a titled part of a screen, which is a Panel, or a card within a card',
  },
  Checkbox: {
    use: 'one thing that is on or off, saved with its form',
    not: 'one of several choices: RadioGroup or Select',
  },
  CodeText: {
    use: 'ids, prefixes and secrets, to be read letter by letter',
    not: 'amounts and counts, which have tabular figures anyway',
  },
  ConfirmDialog: {
    use: 'asking before what can hardly be undone',
    not: 'what can be undone: do it, and say so in a toast',
  },
  CopyButton: {
    use: 'a value that people carry elsewhere, beside that value',
    not: 'the one action of a panel: CopyTextButton has its word',
  },
  CopyTextButton: {
    use: 'copying as the main thing to do',
    not: 'a value in a list, where CopyButton stays quiet',
  },
  Day: {
    use: 'a calendar day, the same in every time zone',
    not: 'a moment, which Time shows in the reader’s zone',
  },
  DefinitionItem: {
    use: 'one term and its value in a DefinitionList',
    not: 'a figure that matters most: StatFigure',
  },
  DefinitionList: { use: 'the facts of one record', not: 'several records of a kind: Table' },
  Dialog: {
    use: 'a short form or a look closer without leaving the page',
    not: 'questions (ConfirmDialog), or what deserves an address of its own',
  },
  Divider: {
    use: 'a line where space alone does not separate',
    not: 'between panels or rows: they bring their own',
  },
  Drawer: { use: 'navigation on small screens', not: 'forms and questions: Dialog' },
  EmptyState: {
    use: 'saying that there is nothing, with the one way on',
    not: 'what failed: FailedState; what loads: Skeleton',
  },
  ErrorSummary: {
    use: 'the head of a form that was refused before sending',
    not: 'what the server refused: an Alert and the fields say that',
  },
  ErrorState: {
    use: 'what could not be loaded, in its place',
    not: 'an action that failed: its dialog, its form or a toast speaks',
  },
  Field: {
    use: 'every control with a label, its hint and its message',
    not: 'a Checkbox, which is its own label',
  },
  FieldError: {
    use: 'what is wrong with a value, under its control',
    not: 'what failed as a whole: an Alert',
  },
  Fieldset: { use: 'fields that repeat or belong together', not: 'a whole form: headings do that' },
  FileDrop: {
    use: 'files that are read here, by picker or drop',
    not: 'one value that can be typed',
  },
  Icon: {
    use: 'icons that data name, such as the menu’s',
    not: 'parts that know their icon: import it',
  },
  IconButton: {
    use: 'a small action that everybody knows by its sign',
    not: 'the main action, or where a word has room',
  },
  LinkButton: {
    use: 'going somewhere, where that is the main thing to do',
    not: 'doing something here: Button',
  },
  Logo: { use: 'the provider’s mark in the menu and on the landing', not: 'decoration' },
  Menu: { use: 'a few actions behind one button', not: 'one action, or navigation' },
  MenuButton: { use: 'the button that opens a Menu', not: 'choosing a value: Select' },
  MenuCheckboxItem: { use: 'a setting that is on or off, within a Menu', not: 'forms: Checkbox' },
  MenuItem: { use: 'an action within a Menu', not: 'more than seven of them: give them a page' },
  MenuLabel: { use: 'words in a Menu that are no action', not: 'headings of groups of actions' },
  MenuSeparator: { use: 'what belongs apart within a Menu', not: 'between every two items' },
  Meter: {
    use: 'how much of a known whole is used',
    not: 'how far something has come: ProgressLine',
  },
  MissingValue: {
    use: 'a value that the API does not give',
    not: 'zero or an empty text that is meant',
  },
  MoneyText: { use: 'an amount with its currency', not: 'counts: NumberText' },
  MutedText: { use: 'what is read second', not: 'what must not be missed, or disabled controls' },
  NumberText: { use: 'counts, in tabular figures', not: 'money: MoneyText' },
  PageHeader: {
    use: 'the one h1 of a page, with its badge and actions',
    not: 'parts of a page: Panel has a title',
  },
  Pagination: { use: 'lists that come in pages', not: 'fewer rows than one page holds' },
  Panel: { use: 'a titled part of a page', not: 'a lone surface: Card' },
  PasswordInput: {
    use: 'passwords, with the way to look at them',
    not: 'secrets that are shown once: CodeText',
  },
  ProgressBar: {
    use: 'work that counts as it goes, and may take a while',
    not: 'a wait of unknown length: a Spinner, or a Button that is busy',
  },
  PageLoadingBar: { use: 'a page that is on its way', not: 'a part that loads: Skeleton' },
  RadioGroup: { use: 'two to four choices that are best seen at once', not: 'more: Select' },
  Row: { use: 'things beside each other', not: 'a grid, or fields under each other: Stack' },
  SearchInput: {
    use: 'finding in a list while typing',
    not: 'one exact value in a form: TextInput',
  },
  Select: { use: 'one of more choices than fit side by side', not: 'two to four: RadioGroup' },
  Skeleton: {
    use: 'the shape of what will stand there',
    not: 'waits shorter than a blink, or an action: a busy Button',
  },
  SkeletonRows: { use: 'a table’s first load', not: 'a reload: the old rows stay, dimmed' },
  SkipLink: { use: 'the first stop of the Tab key on every page', not: 'jumps within a page' },
  SortHeader: { use: 'a column that sorts its table', not: 'a column that does not: Th' },
  Spinner: {
    use: 'a short wait within a control',
    not: 'a page or a region: Skeleton keeps their shape',
  },
  Stack: { use: 'things under each other', not: 'things beside each other: Row' },
  StackedChart: {
    use: 'parts of a whole over days',
    not: 'a single figure, or fewer than two days',
  },
  StatCard: { use: 'a number that people come for', not: 'facts: DefinitionItem' },
  StatGrid: { use: 'two to four figures over a page', not: 'a table of numbers' },
  StatusBadge: { use: 'the status words of the API', not: 'words of our own: Badge' },
  Table: { use: 'records to compare by columns', not: 'the facts of one record: DefinitionList' },
  TableBody: { use: 'the rows of a Table', not: 'its first load: SkeletonRows' },
  TableHead: { use: 'the head of a Table', not: 'headings of a page' },
  Td: { use: 'a cell of a Table', not: 'layout' },
  TextInput: { use: 'a line of text in a Field', not: 'long texts, choices or search' },
  TextLink: { use: 'going somewhere, from within text or a cell', not: 'doing something: Button' },
  Th: { use: 'the head of a column that does not sort', not: 'one that does: SortHeader' },
  Time: { use: 'a moment, in the reader’s time zone', not: 'calendar days: Day' },
  ToastCard: {
    use: 'news of what was done, once',
    not: 'what must be read to go on: Alert or AlertDialog',
  },
  ToastRegion: { use: 'the one place where toasts stand', not: 'a second one' },
  Tooltip: {
    use: 'the name of a button without words',
    not: 'what is needed to use the page, or anything to click',
  },
  Tr: { use: 'a row of a Table', not: 'layout' },
  TwoLines: { use: 'a name over its detail within a cell', not: 'paragraphs' },
  VisuallyHidden: { use: 'words for screen readers alone', not: 'hiding from everybody' },
};
