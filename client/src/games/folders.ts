/** What `import.meta.glob` found in folders of games, by the folder's name. */
export const byFolder = <Part>(found: Readonly<Record<string, Part>>): Readonly<Record<string, Part>> =>
  Object.fromEntries(Object.entries(found).map(([path, part]) => [path.split('/').at(-2)!, part]));
