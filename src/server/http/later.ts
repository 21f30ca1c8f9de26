/** What an endpoint answers (202) when what it was asked for comes later. */
export class Later {
  constructor(readonly data: unknown) {}
}
