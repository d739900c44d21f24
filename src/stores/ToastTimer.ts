/** Ends a toast: runs while the page is visible and the toast has neither hover nor focus. */
export class ToastTimer {
  private left: number;
  private readonly onEnd: () => void;
  private isPaused = false;
  private isPageVisible = true;
  private startedAt: number | undefined;
  private timeoutId: ReturnType<typeof setTimeout> | undefined;

  /** Starts at once; `timeout` in milliseconds. */
  constructor(timeout: number, onEnd: () => void) {
    this.left = timeout;
    this.onEnd = onEnd;
    this.run();
  }

  /** In milliseconds. */
  get remaining(): number {
    if (this.startedAt === undefined) return this.left;
    return Math.max(0, this.left - (performance.now() - this.startedAt));
  }

  /** Gives the toast this time again; a paused timer stays paused. */
  restart(timeout: number): void {
    this.stop();
    this.left = timeout;
    this.run();
  }

  /** While the toast has hover or focus. */
  setPaused(isPaused: boolean): void {
    this.stop();
    this.isPaused = isPaused;
    this.run();
  }

  setPageVisible(isPageVisible: boolean): void {
    this.stop();
    this.isPageVisible = isPageVisible;
    this.run();
  }

  stop(): void {
    this.left = this.remaining;
    this.startedAt = undefined;
    clearTimeout(this.timeoutId);
  }

  private run(): void {
    if (this.isPaused || !this.isPageVisible) return;
    this.startedAt = performance.now();
    this.timeoutId = setTimeout(this.onEnd, this.left);
  }
}
