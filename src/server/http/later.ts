/** What an endpoint answers (202) when the requested file comes later. */
export class Later {
  constructor(readonly data: unknown) {}
}
