import { makeAutoObservable } from 'mobx';

/** How many calls are in flight: the loading indicator follows it (specification, point 7). */
export class ActivityStore {
  inFlight = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setInFlight(count: number): void {
    this.inFlight = count;
  }
}
