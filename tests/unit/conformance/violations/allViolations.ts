import { behaviourViolations } from './behaviourViolations';
import { concurrencyViolations } from './concurrencyViolations';
import { formatViolations } from './formatViolations';
import { ignoredParameters } from './ignoredParameters';
import { orderViolations } from './orderViolations';
import { protocolViolations } from './protocolViolations';
import { searchViolations } from './searchViolations';
import { statusViolations } from './statusViolations';
import { tokenViolations } from './tokenViolations';

/** How servers get the contract wrong, each with a rule that finds it. */
export const allViolations = [
  ...protocolViolations,
  ...statusViolations,
  ...formatViolations,
  ...behaviourViolations,
  ...searchViolations,
  ...tokenViolations,
  ...concurrencyViolations,
  ...orderViolations,
  ...ignoredParameters,
];
