/** How npm is called here: by the copy that started this process, where one did. */
export function npmCommand(): string[];
