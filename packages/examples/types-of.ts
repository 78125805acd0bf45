import openapiTypeScript, { astToString, COMMENT_HEADER } from 'openapi-typescript'

/** The types of every call, as the command of openapi-typescript writes them. */
export async function typesOf(description: string): Promise<string> {
  return `${COMMENT_HEADER}${astToString(await openapiTypeScript(description))}`
}
