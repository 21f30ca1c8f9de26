const QUESTION = 'ping';
const ANSWER = 'pong';
const EVERY_MS = 25_000;
/** How long the other side may take to answer. */
const PATIENCE_MS = 5_000;

/** Asks the other side for a sign of life, since a browser is not told when a connection dies silently. */
export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (text: string) => void,
    private readonly onSilence: () => void,
  ) {}

  static isAnswer(data: unknown): boolean {
    return data === ANSWER;
  }

  start(): void {
    this.stop();
    this.timer = setInterval(() => this.askNow(), EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.deadline);
    this.timer = undefined;
    this.deadline = undefined;
  }

  /** Anything that comes is a sign of life. */
  heard(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  askNow(): void {
    if (this.timer === undefined || this.deadline !== undefined) return;
    this.deadline = setTimeout(() => this.onSilence(), PATIENCE_MS);
    this.send(QUESTION);
  }
}
