import type { Random } from '../createRandom';
import { france, germany, poland, sweden, switzerland } from './continental';
import { ireland, unitedKingdom, unitedStates } from './english';
import type { Region } from './Region';

export const regions: readonly Region[] = [
  unitedStates,
  unitedKingdom,
  germany,
  france,
  sweden,
  ireland,
  poland,
  switzerland,
];

export function pickRegion(random: Random): Region {
  let draw = random.int(0, 99);
  for (const region of regions) {
    draw -= region.weight;
    if (draw < 0) return region;
  }
  throw new Error('The weights of the regions must add up to 100.');
}
