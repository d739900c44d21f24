import { isConsoleCovered } from '../isConsoleCovered';
import { consolePathname } from './consolePathname';
import { sectionTitled, type TargetedAction, type Target } from './findTargets';
import {
  accountButtons,
  attentionRow,
  bulkButtons,
  figure,
  hasFigure,
  inputTo,
  inputValue,
  isDialogOpen,
  rowCheckboxes,
  rowsOf,
  saveChanges,
  selectedCount,
  termValue,
} from './tourTargets';

/** Something that the presenter does. */
export interface TourAction extends TargetedAction {
  readonly text: string;
  /** What the screen of `path` is called. */
  readonly place: string;
  /** Whether it has been done; the last action of a step only shows the outcome. */
  readonly isDone?: () => boolean;
  /** Whether what an earlier action has opened or selected is still there. */
  readonly isPossible?: () => boolean;
  /** Offers a colleague's change of the organization's billing email, which completes the action. */
  readonly offersColleague?: true;
  /** Shows the checkboxes of the list, which otherwise appear where the mouse is. */
  readonly showsCheckboxes?: true;
}

export interface TourStep {
  /** As in README's walkthrough. */
  readonly title: string;
  /** What the presenter says. */
  readonly speech: string;
  /** One after the other. */
  readonly actions: readonly [TourAction, ...TourAction[]];
  /** What somebody may ask at the end of the step. */
  readonly question?: { readonly text: string; readonly answer: string };
}

const home = { path: '/', place: 'Home' };
const accounts = { path: '/accounts', place: 'Accounts' };
const acme = { path: '/accounts/acme.v2', place: 'Acme Robotics' };

const callout: Target = { selector: '[role="note"][aria-label="Seats"]' };
const changeTotalSeats: Target = { ...callout, selector: `${callout.selector} button` };
const isTotalRaised = () => hasFigure('Total seats300');
const isChangingTotal = () => isDialogOpen(/^Change total seats$/);

const edit: Target = { selector: 'main button', text: 'Edit' };
const billingName = ['Edit organization', 'Billing name'] as const;
const isEditing = () => isDialogOpen(/^Edit organization$/);
const isNameEdited = () => {
  const [entered, saved] = [inputValue(...billingName), termValue('Billing Name')];
  return entered !== undefined && saved !== undefined && entered !== saved;
};
const isNameSaved = () => !['Laura Mitchell', undefined].includes(termValue('Billing Name'));

/** Two that are active and not about to run out, beside each other in the list. */
export const tickedNames = ['Alder Precision', 'Alvarez Media Inc.'] as const;
const checkboxes = { targets: [rowCheckboxes(...tickedNames)], showsCheckboxes: true } as const;
const areTicked = () => selectedCount() >= tickedNames.length;

/** Changes the status of what is selected. `outcome` is the dialog's title at the end. */
const bulkChange = (button: string, outcome: RegExp): readonly TourAction[] => [
  {
    ...accounts,
    text: `Press “${button}”, then “${button}” in the dialog.`,
    targets: bulkButtons(button),
    isDone: () => isDialogOpen(outcome),
    isPossible: () => areTicked() || isConsoleCovered(),
  },
  {
    ...accounts,
    text: 'Press “Done”.',
    targets: bulkButtons(button),
    isDone: () => !isConsoleCovered(),
  },
];

/** Shown in place of any other action while nobody is signed in. */
export const signIn: TourAction = {
  path: '/login',
  place: 'Login',
  text: 'Select the first demo account, then press “Sign in”.',
  targets: accountButtons,
};

/** The five steps of the walkthrough. Their figures are those of `tourDataset`. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Who runs out of seats?',
    speech:
      'Home says who runs out of seats, and when. Acme Robotics is the first: it has about a week.',
    actions: [
      {
        ...home,
        text: 'Open “Acme Robotics”, the first one under “Needs attention”.',
        targets: [attentionRow(acme.path)],
        isDone: () => consolePathname() === acme.path,
      },
      { ...acme, text: 'Show the warning: “4 full seats left.”', targets: [callout] },
    ],
  },
  {
    title: 'The remedy',
    speech: '4 of 250 seats were left. Fifty more, and the warning is gone: 54 are available.',
    actions: [
      {
        ...acme,
        text: 'Press “Change total seats”.',
        targets: [changeTotalSeats],
        isDone: () => isChangingTotal() || isTotalRaised(),
      },
      {
        ...acme,
        text: 'Enter 300, then press “Save changes”.',
        targets: [
          inputTo('Change total seats', 'Total seats', (value) => value === '300'),
          saveChanges,
        ],
        isDone: isTotalRaised,
        isPossible: isChangingTotal,
      },
      { ...acme, text: 'Show “Available seats”: 54.', targets: [figure('Available seats')] },
    ],
    question: {
      text: 'Why is the amount still 4,625?',
      answer:
        'The console never computes a price. The amount is what the organization’s record says; only an edit changes it.',
    },
  },
  {
    title: 'Who did it?',
    speech: 'Every change has a name, a time, and the value before and after.',
    actions: [
      {
        ...acme,
        text: 'Show the first entry under “Activity”.',
        targets: [sectionTitled('Activity', 'ul > li')],
      },
    ],
  },
  {
    title: 'Many at once',
    speech: 'A preview says what will change. Each outcome is reported, and nothing is sent twice.',
    actions: [
      {
        ...accounts,
        ...checkboxes,
        text: `Tick “${tickedNames[1]}” and “${tickedNames[0]}”.`,
        isDone: areTicked,
      },
      ...bulkChange('Deactivate', / deactivated$/),
      { ...accounts, ...checkboxes, text: 'Tick the same two again.', isDone: areTicked },
      ...bulkChange('Activate', / activated$/),
      { ...accounts, text: 'Show both: they are active again.', targets: [rowsOf(...tickedNames)] },
    ],
  },
  {
    title: 'Two people, one record',
    speech:
      'A colleague saved first. Nothing is lost: both changes are kept, and all figures agree.',
    actions: [
      {
        ...acme,
        text: 'Press “Edit”.',
        targets: [edit],
        isDone: isEditing,
      },
      {
        ...acme,
        text: 'Enter another “Billing name”.',
        targets: [inputTo(...billingName, isNameEdited)],
        isDone: isNameEdited,
        isPossible: isEditing,
      },
      {
        ...acme,
        text: 'Press “A colleague changes this”, here.',
        targets: [],
        offersColleague: true,
        isPossible: isNameEdited,
      },
      {
        ...acme,
        text: 'Press “Save changes”.',
        targets: [saveChanges],
        isDone: () => isDialogOpen(/^Changed by someone else$/),
        isPossible: isNameEdited,
      },
      {
        ...acme,
        text: 'Show what is merged, and press “Save changes” again.',
        targets: [saveChanges],
        isDone: () => !isConsoleCovered() && isNameSaved(),
        isPossible: isConsoleCovered,
      },
      {
        ...home,
        text: 'Show “Recent activity” on Home: it has both changes.',
        targets: [{ ...sectionTitled('Recent activity', 'ul > li:nth-child(-n + 2)'), all: true }],
      },
    ],
  },
];
