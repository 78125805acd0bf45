import type { Browser } from 'playwright-core'
import { cabinProgram } from './cabin-glsl.ts'
import type { Cabin } from './cabin.ts'

/** A PNG of 16:9, drawn strip by strip so that the browser stays alive. */
export async function drawCabin(browser: Browser, cabin: Cabin, width: number): Promise<Buffer> {
  const height = (width * 9) / 16
  const page = await browser.newPage()
  try {
    const url = await page.evaluate(
      async ({ program, width, height }) => {
        const canvas = document.createElement('canvas')
        canvas.width = width
        canvas.height = height
        const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
        if (!gl) throw new Error('This browser has no WebGL 2')
        const whole = gl.createProgram()
        const corners = `#version 300 es
        void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1., 0, 1); }`
        for (const [kind, source] of [
          [gl.VERTEX_SHADER, corners],
          [gl.FRAGMENT_SHADER, program],
        ] as const) {
          const shader = gl.createShader(kind)
          if (!shader) throw new Error('WebGL has gone')
          gl.shaderSource(shader, source)
          gl.compileShader(shader)
          if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
            throw new Error(gl.getShaderInfoLog(shader) ?? '')
          gl.attachShader(whole, shader)
        }
        gl.linkProgram(whole)
        gl.useProgram(whole)
        gl.enable(gl.SCISSOR_TEST)
        for (let y = 0; y < height; y += 24) {
          gl.scissor(0, y, width, 24)
          gl.drawArrays(gl.TRIANGLES, 0, 3)
          gl.finish()
          await new Promise((resolve) => {
            setTimeout(resolve, 0)
          })
        }
        return canvas.toDataURL('image/png')
      },
      { program: cabinProgram(cabin, width, height), width, height },
    )
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}
