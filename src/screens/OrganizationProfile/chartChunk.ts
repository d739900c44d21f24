import { Chunk } from '~/lib/Chunk';

/** Large; loaded while the data is requested. */
export const chart = new Chunk('ui/chart/StackedChart', () => import('~/ui/chart/StackedChart'));
