import { calls } from '~~/mocks/calls';

/** One thing that a response gets wrong. */
export interface Finding {
  readonly message: string;
  /** Findings with the same reason probably are one mistake of the server. */
  readonly reason: string;
}

const callNames = new RegExp(`\\b(${Object.keys(calls).join('|')})\\b ?`, 'g');
/** Texts, ids and names, which differ from run to run. */
const quoted = /"(?:[^"\\]|\\.)*"/g;
const ownName = /\b[a-z0-9-]+-\d+x\b/gi;

/** A message without calls, values and the indexes of rows. */
export function reasonOf(message: string): string {
  return message
    .replaceAll(callNames, '')
    .replaceAll(quoted, '"…"')
    .replaceAll(ownName, '…')
    .replaceAll(/\/\d+(?=\/|\b)/g, '');
}
