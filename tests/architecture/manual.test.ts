import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands, NO_COMMAND, NOT_HERE, texts } from '../operations/manualCommands';

const follower = readFileSync('tests/operations/fromTheManual.test.ts', 'utf8').replaceAll("\\'", "'");

test('a command that is written into the manual is followed by its test, or stands on a list with its reason', () => {
  const named = (command: string) =>
    // Acts of operators are followed one after the other, by their second word.
    command in NOT_HERE || follower.includes(command) || /^operator (?:unlock|reset|remove) <name>$/.test(command);
  expect(commands.filter((command) => !named(command))).toEqual([]);
  expect([...Object.keys(NO_COMMAND), ...Object.keys(NOT_HERE)].filter((text) => !texts.includes(text))).toEqual([]);
});
