interface Entry {
  at: number;
  run: (now: Date) => Promise<void>;
}

/** What happens in the demo, in the order of its own clock; entries may add further ones. */
export class Agenda {
  private entries: Entry[] = [];

  constructor(private now: Date) {}

  /** Puts something on the agenda; what would lie before the present moment happens next. */
  add(at: Date, run: (now: Date) => Promise<void>): void {
    const time = Math.max(at.getTime(), this.now.getTime());
    let index = this.entries.length;
    while (index > 0 && (this.entries[index - 1]?.at ?? 0) > time) index -= 1;
    this.entries.splice(index, 0, { at: time, run });
  }

  /** Lets everything happen whose time comes by `end`. What lies later stays for the people who try the demo. */
  async play(end: Date): Promise<void> {
    for (let entry = this.entries.shift(); entry; entry = this.entries.shift()) {
      if (entry.at > end.getTime()) return;
      this.now = new Date(entry.at);
      await entry.run(this.now);
    }
  }
}
