import { acmeRobotics } from './acmeRobotics';
import { auroraRobotics } from './auroraRobotics';
import { lakelandHolidayParks } from './lakelandHolidayParks';
import { brightwaterClinics } from './brightwaterClinics';
import { hallbergShipping } from './hallbergShipping';
import { nordkaiSpedition } from './nordkaiSpedition';
import type { CastMember } from './CastMember';

/** In the order in which they are seeded. */
export const cast: readonly CastMember[] = [
  acmeRobotics,
  auroraRobotics,
  lakelandHolidayParks,
  brightwaterClinics,
  hallbergShipping,
  nordkaiSpedition,
];
