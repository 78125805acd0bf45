import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { API_KEY } from './describe.ts'

/** Collects the routes that follow into an OpenAPI 3.1 document, served at /api/openapi.json. */
export async function documentApi(app: FastifyInstance, { BRAND_NAME, PUBLIC_URL }: Config): Promise<void> {
  await app.register(fastifySwagger, {
    // Only what the contract describes: tRPC's own route is for our client.
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${BRAND_NAME}: booking API`,
        version: '1',
        description:
          'Places, fixed quotes and bookings of chauffeured transfers and hires. Amounts are in euros.',
      },
      servers: [{ url: PUBLIC_URL }],
      components: {
        securitySchemes: {
          [API_KEY]: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A key that the office has made, as “Authorization: Bearer ctk_live_…”. Calls that are open to everybody need none; with one, its own limits count, and bookings are the key’s.',
          },
        },
      },
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
