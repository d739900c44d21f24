import { makeAutoObservable } from 'mobx';

/**
 * Number of API calls in flight, for the loading indicator (docs/product.md, "The calls it makes").
 */
export class RequestsStore {
  inFlight = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setInFlight(count: number): void {
    this.inFlight = count;
  }
}
