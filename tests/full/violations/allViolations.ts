import { behaviourViolations } from './behaviourViolations';
import { concurrencyViolations } from './concurrencyViolations';
import { formatViolations } from './formatViolations';
import { headerViolations } from './headerViolations';
import { ignoredParameters } from './ignoredParameters';
import { orderViolations } from './orderViolations';
import { protocolViolations } from './protocolViolations';
import { readViolations } from './readViolations';
import { searchViolations } from './searchViolations';
import { settledViolations } from './settledViolations';
import { statusViolations } from './statusViolations';
import { tokenViolations } from './tokenViolations';
import { totalViolations } from './totalViolations';
import { unusedSeatsViolations } from './unusedSeatsViolations';

/** How servers get the contract wrong, each with a rule that finds it. */
export const allViolations = [
  ...protocolViolations,
  ...headerViolations,
  ...statusViolations,
  ...formatViolations,
  ...behaviourViolations,
  ...searchViolations,
  ...readViolations,
  ...totalViolations,
  ...settledViolations,
  ...tokenViolations,
  ...concurrencyViolations,
  ...orderViolations,
  ...unusedSeatsViolations,
  ...ignoredParameters,
];
