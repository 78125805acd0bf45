/** Other ways to write the same path: the router takes them for the same call, with the same right. */
export const sameCall: Readonly<Record<string, (path: string) => string>> = {
  'as it is documented': (path) => path,
  'in capitals': (path) => path.toUpperCase(),
  'with a capital in each part': (path) =>
    path.replace(/\/([a-z])/g, (_, letter) => `/${letter.toUpperCase()}`),
  'with a slash behind': (path) => `${path}/`,
  'with two slashes behind': (path) => `${path}//`,
  'with two slashes before': (path) => `/${path}`,
  'with every slash twice': (path) => path.replaceAll('/', '//'),
  'with a letter encoded': (path) => encodeFirst(path, (letter) => letter),
  'with a capital encoded': (path) => encodeFirst(path, (letter) => letter.toUpperCase()),
  'with the word api encoded': (path) => path.replace('/api', '/%61%70%69'),
  'with a query': (path) => `${path}?limit=1&admin=true`,
  'with a slash and a query': (path) => `${path}/?limit=1`,
}

/** Ways to write a path that is no other than its own: nothing is there. */
export const noCall: typeof sameCall = {
  'with an encoded slash': (path) => path.replace('/api/', '/api%2F'),
  'with a letter encoded twice': (path) => encodeFirst(path, (letter) => letter).replace('%', '%25'),
  'with a dot': (path) => path.replace('/api/', '/api/./'),
  'with two dots': (path) => path.replace('/api/', '/api/regions/../'),
  'with encoded dots': (path) => path.replace('/api/', '/api/regions/%2e%2e/'),
  'with a backslash': (path) => path.replace('/api/', '/api\\'),
  'with a parameter behind a semicolon': (path) => `${path};x=1`,
  'with a space behind': (path) => `${path}%20`,
  'with a zero byte behind': (path) => `${path}%00`,
  'with an ending': (path) => `${path}.json`,
  'with a letter of another width': (path) => path.replace('/api/', '/%EF%BD%81pi/'),
}

/** The first letter behind /api/ by its number. */
function encodeFirst(path: string, write: (letter: string) => string): string {
  return path.replace(
    /(?<=\/api\/)[a-z]/,
    (letter) => `%${write(letter).codePointAt(0)?.toString(16).toUpperCase()}`,
  )
}
