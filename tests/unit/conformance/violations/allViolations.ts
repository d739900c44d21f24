import { behaviourViolations } from './behaviourViolations';
import { formatViolations } from './formatViolations';
import { ignoredParameters } from './ignoredParameters';
import { protocolViolations } from './protocolViolations';
import { statusViolations } from './statusViolations';

/** How servers get the contract wrong, each with a rule that finds it. */
export const allViolations = [
  ...protocolViolations,
  ...statusViolations,
  ...formatViolations,
  ...behaviourViolations,
  ...ignoredParameters,
];
