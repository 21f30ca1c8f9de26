/** Stands in for the reading process: does what a job's input says, well or badly. */
const kept = [];
process.on('message', ({ input }) => {
  process.send({ began: true });
  setImmediate(() => {
    while (input === 'hangs');
    while (input === 'eats') kept.push(Array.from({ length: 10_000 }, () => Math.random()));
    process.send({ output: input === 'tells' ? Object.keys(process.env) : process.pid });
  });
});
