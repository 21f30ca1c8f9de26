/** What the server closes a socket with when its login has ended or expired. */
const LOGIN_ENDED = 4401;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** A connection that lived this long was a good one: the next loss starts from the shortest wait again. */
const STABLE_MS = 10_000;
/** The other side keeps messages for a minute; the way to it takes some of that. */
const MOST_AGE_MS = 50_000;
/** `WebSocket.OPEN`. */
const OPEN = 1;

interface Parts {
  /** Opens a socket with the present login; undefined while there is none. */
  connect: () => WebSocket | undefined;
  renewLogin: () => Promise<void>;
  onMessage: (data: unknown) => void;
  /** The connection stands again after having been lost: messages may have been missed. */
  onReconnect: () => void;
  /** How many ms old the data of the page are: the other side then sends what came meanwhile. */
  pageAge: () => number;
  random?: () => number;
}

/** Keeps one push connection open: waits longer after each loss, with jitter, and reconnects at once on request. */
export class PushSocket {
  private socket: WebSocket | undefined;
  /** The connection of the token before, kept until the new one stands, so that nothing is missed. */
  private former: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private losses = 0;
  private openedAt = 0;
  private wasLost = false;
  private hasStood = false;
  private closed = false;
  private readonly heartbeat: Heartbeat;

  constructor(private readonly parts: Parts) {
    this.heartbeat = new Heartbeat(
      (text) => this.socket?.send(text),
      () => this.dropDead(),
    );
  }

  /** Connects, unless a connection stands or is on its way. */
  open(): void {
    clearTimeout(this.timer);
    if (this.closed || this.socket) return;
    const socket = this.parts.connect();
    if (!socket) return;
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.openedAt = Date.now();
      this.heartbeat.start();
      this.endFormer();
      if (this.wasLost) this.parts.onReconnect();
      else if (!this.hasStood) this.askSince(this.parts.pageAge());
      this.wasLost = false;
      this.hasStood = true;
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heartbeat.heard();
      if (!Heartbeat.isAnswer(event.data)) this.parts.onMessage(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      void this.lost(event.code);
    };
  }

  /** Asks for what came in the last `age` ms, of which the other side knows a minute; has all read again where it cannot. */
  askSince(age: number): void {
    if (age > MOST_AGE_MS) this.parts.onReconnect();
    else if (this.socket?.readyState === OPEN) this.socket.send(`age ${Math.ceil(age)}`);
    else this.wasLost = true;
  }

  /** After sleep, or when the network is back: asks the other side for a sign of life, or connects at once. */
  check(): void {
    if (this.socket) this.heartbeat.askNow();
    else this.open();
  }

  /** The tokens are new: comes back with the new one, before the server has a reason to refuse the old one. */
  reconnect(): void {
    if (this.closed) return;
    this.endFormer();
    this.former = this.socket;
    this.socket = undefined;
    this.open();
  }

  /** Ends the connection for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.heartbeat.stop();
    this.endFormer();
    const { socket } = this;
    this.socket = undefined;
    socket?.close(1000);
  }

  private endFormer(): void {
    this.former?.close(1000);
    this.former = undefined;
  }

  /** The other side is silent. Closing a dead connection can take minutes, so it counts as lost at once. */
  private dropDead(): void {
    const { socket } = this;
    if (!socket) return;
    this.socket = undefined;
    socket.close();
    void this.lost(1006);
  }

  private async lost(code: number): Promise<void> {
    this.heartbeat.stop();
    this.endFormer();
    if (this.closed) return;
    this.wasLost = true;
    if (this.openedAt > 0 && Date.now() - this.openedAt >= STABLE_MS) this.losses = 0;
    this.openedAt = 0;
    const wait = this.nextWait();
    // A refused renewal has ended the login: `connect` then gives no socket. One that got no answer is tried again later.
    const renewed = code === LOGIN_ENDED && (await this.renewed());
    if (this.closed || this.socket) return;
    if (renewed && this.losses === 1) return this.open();
    this.timer = setTimeout(() => this.open(), wait);
  }

  private async renewed(): Promise<boolean> {
    try {
      await this.parts.renewLogin();
      return true;
    } catch {
      return false;
    }
  }

  /** Half of the wait is fixed, half is chance, so that all clients of a restarted server do not come at once. */
  private nextWait(): number {
    const whole = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.losses);
    this.losses += 1;
    return whole / 2 + (whole / 2) * (this.parts.random ?? Math.random)();
  }
}

const QUESTION = 'ping';
const ANSWER = 'pong';
const EVERY_MS = 25_000;
/** How long the other side may take to answer. */
const PATIENCE_MS = 5_000;

/** Pings the other side, since a browser does not learn when a connection dies silently. */
class Heartbeat {
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
