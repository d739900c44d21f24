import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Failure } from '~/lib/Failure';
import { catalogue, interpolate } from '~/messages/catalogue';
import {
  excessConfirmation,
  revokeConfirmation,
  statusConfirmation,
} from '~/messages/confirmations';
import {
  actionFailureText,
  errorPageText,
  loadFailureText,
  signInFailureText,
} from '~/messages/failures';
import { validationCatalogue } from '~/messages/fieldMessage';
import { CodeText } from '~/ui/text';
import { StatusBadge } from '~/ui/Status';
import { knownStatuses } from './knownStatuses';
import { MessageTable } from './MessageTable';

const meta = { title: 'messages/Messages', component: MessageTable } satisfies Meta<
  typeof MessageTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

const sample = {
  field: 'Total seats',
  name: 'organization',
  value: 100_000,
  allowed: 'Digits only.',
  unit: ' seats',
  count: 2,
};

const texts = { ...validationCatalogue, ...catalogue };

/** Both catalogues, each message as a template and with sample values. */
export const Catalogue: Story = {
  args: {
    label: 'Catalogue',
    columns: ['Key', 'Template', 'Example'],
    rows: Object.entries(texts).map(([key, text]) => [
      key,
      <CodeText key={key}>{key}</CodeText>,
      text,
      interpolate(text, sample),
    ]),
  },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(texts).length + 1),
};

const failures: readonly (readonly [string, Failure])[] = [
  ['No response', { reason: 'unreachable' }],
  ['Timeout', { reason: 'timeout' }],
  ['Malformed response', { reason: 'malformed' }],
  ['Error of the console', { reason: 'internal' }],
  ...[400, 401, 403, 404, 412, 422, 428, 500, 503].map(
    (status) => [String(status), { reason: 'status', status }] as const,
  ),
  ['409 duplicate', { reason: 'status', status: 409, code: 'duplicate' }],
  ['429, 30 s', { reason: 'status', status: 429, retryAfter: 30 }],
  ['429, 10 min', { reason: 'status', status: 429, retryAfter: 600 }],
  ['no_schedule', { reason: 'status', status: 409, code: 'no_schedule' }],
];

const formatText = ({ title, detail }: { title?: string; detail: string }) =>
  [title, detail].filter(Boolean).join(': ');

/** The message for each error when a screen loads, when an action fails and at sign-in. */
export const Failures: Story = {
  args: {
    label: 'Failures',
    columns: ['Failure', 'Loading a screen', 'An action', 'Sign-in'],
    rows: failures.map(([name, failure]) => [
      name,
      name,
      formatText(loadFailureText(failure)),
      formatText(actionFailureText(failure, 'organization')),
      formatText(signInFailureText(failure)),
    ]),
  },
};

export const ErrorPages: Story = {
  args: {
    label: 'Error pages',
    columns: ['Code', 'Title', 'Text'],
    rows: [400, 403, 404, 500].map((code) => [
      String(code),
      code,
      errorPageText(code).title,
      errorPageText(code).detail,
    ]),
  },
};

const confirmations = [
  statusConfirmation('activate', 'Northwind Traders'),
  statusConfirmation('deactivate', 'Northwind Traders'),
  excessConfirmation(26, 25),
  excessConfirmation(27, 25),
  revokeConfirmation('CI pipeline', '2026-03-01T09:30:00Z'),
  revokeConfirmation('CI pipeline', null),
];

export const Confirmations: Story = {
  args: {
    label: 'Confirmations',
    columns: ['Title', 'Text', 'Button'],
    rows: confirmations.map(({ title, text, button }, at) => [String(at), title, text, button]),
  },
};

export const StatusLabels: Story = {
  args: {
    label: 'Status labels',
    columns: ['API value', 'Label'],
    rows: [...knownStatuses, 'on_hold'].map((status) => [
      status,
      status,
      <StatusBadge key={status} status={status} />,
    ]),
  },
};
