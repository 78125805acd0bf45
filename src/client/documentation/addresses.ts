/** Where the documentation is. */
export const DOCS = '/api/docs'
export const STARTED = '/api/docs/getting-started'
export const OPENAPI = '/api/openapi.json'
