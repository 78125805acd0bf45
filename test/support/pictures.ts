import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import type { TestApp } from './app.ts'

const BLUE = { r: 30, g: 60, b: 160 }
const RED = { r: 200, g: 30, b: 30 }

/** Blue on its left half and red on its right one, so that turning it shows. */
export async function aPicture(width = 800, height = 600): Promise<Sharp> {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const left = sharp({ create: { width, height, channels: 3, background: BLUE } })
  return sharp(
    await left
      .composite([{ input: right, left: width / 2, top: 0 }])
      .png()
      .toBuffer(),
  )
}

/** Sends a file to where the office uploads pictures. */
export async function upload(app: TestApp, file: Uint8Array | string, headers: Record<string, string> = {}) {
  const cookie = await app.adminCookie()
  const answer = await fetch(`${app.origin}/api/admin/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', cookie, ...headers },
    body: typeof file === 'string' ? file : new Blob([Buffer.from(file)]),
  })
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

/** Sends a file but for its last byte, which `finish` sends. */
export function startUpload({ origin }: TestApp, file: Uint8Array, cookie: string) {
  const { promise: answer, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const outgoing = request(`${origin}/api/admin/pictures`, {
    method: 'POST',
    headers: { cookie, 'content-length': String(file.length) },
  })
  outgoing.on('error', reject)
  outgoing.on('response', (response) => {
    text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject)
  })
  outgoing.write(file.subarray(0, -1))
  return { answer, finish: () => void outgoing.end(file.subarray(-1)) }
}

/** Uploads a picture that is taken; its address. */
export async function uploaded(app: TestApp, file: Uint8Array): Promise<string> {
  const { status, body } = await upload(app, file)
  if (status !== 201 || typeof body !== 'object' || body === null || !('url' in body))
    throw new Error(`The picture was refused: ${JSON.stringify(body)}`)
  return String(body.url)
}

/** The file at an address of this app. */
export async function fileAt(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(app.origin + path, { headers })
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
