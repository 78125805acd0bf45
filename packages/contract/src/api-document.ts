/** The description of the API in OpenAPI 3.1: the part of the format that we use. */
export interface ApiDocument {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly contact?: { readonly name: string; readonly url: string; readonly email: string }
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<HttpMethod, Operation>>>>>
  /** The messages to receivers, by event. */
  readonly webhooks: Readonly<Record<string, { readonly post: Omit<Operation, 'tags'> }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, ApiResponse>>
    readonly headers: Readonly<Record<string, Header>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

export type HttpMethod = 'get' | 'post' | 'patch' | 'delete'

export interface Operation {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description?: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: { readonly 'application/json'?: Content; readonly 'image/*'?: Content }
  }
  readonly responses: Readonly<Record<string, ApiResponse | Reference>>
  /** The call in several programming languages, as tools that show a description read it. */
  readonly 'x-codeSamples'?: readonly CodeSample[]
}

/** A call that can be copied and run. */
export interface CodeSample {
  readonly lang: string
  readonly source: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

export interface ApiResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, Reference>>
  readonly content?: { readonly 'application/json'?: Content; readonly 'text/csv'?: Content }
}

interface Content {
  readonly schema: JsonSchema
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>
}

interface Header {
  readonly description: string
  readonly schema: JsonSchema
}

export interface Reference {
  readonly $ref: string
}

/** JSON Schema 2020-12: the keywords that we use. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly contentMediaType?: string
  readonly contentSchema?: JsonSchema
  readonly additionalProperties?: unknown
}
