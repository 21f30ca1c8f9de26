/** The draft was sent elsewhere: there is nothing to save it into any more, and nothing is tried again. */
export class SentMeanwhile extends Error {
  constructor() {
    super('The draft was sent.');
  }
}
