/** What a pass reads: numbers, and the results of earlier passes by name. */
export interface Pass {
  readonly program: string
  readonly target: string | null
  readonly width: number
  readonly height: number
  /** Colour buffers of the target; half floats unless a distance has to be kept exactly. */
  readonly buffers?: readonly ('RGBA16F' | 'RGBA32F')[]
  readonly uniforms: Readonly<Record<string, number | readonly number[]>>
  readonly integers?: Readonly<Record<string, number>>
  /** Sampler name to target name, with `:1` for a target's second buffer. */
  readonly textures?: Readonly<Record<string, string>>
  /** Rows drawn at once: long draws would have the browser taken for dead. */
  readonly rows?: number
}

export interface Painter {
  compile: (name: string, source: string) => void
  draw: (pass: Pass) => Promise<void>
  read: (width: number, height: number) => string
}

declare global {
  interface Window {
    painter: Painter
  }
}

/** Runs inside the page, so that it must not refer to anything outside itself. */
export function installPainter(): void {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { antialias: false })
  if (!context) throw new Error('The browser draws no WebGL2')
  const gl = context
  gl.getExtension('EXT_color_buffer_float')
  gl.getExtension('OES_texture_float_linear')
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  const programs = new Map<string, WebGLProgram>()
  const targets = new Map<
    string,
    { frame: WebGLFramebuffer; textures: WebGLTexture[]; width: number; height: number }
  >()

  function shader(type: number, source: string): WebGLShader {
    const made = gl.createShader(type)
    if (!made) throw new Error('The browser has lost its context')
    gl.shaderSource(made, source)
    gl.compileShader(made)
    if (!gl.getShaderParameter(made, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(made) ?? 'shader')
    return made
  }

  function target(name: string, width: number, height: number, buffers: readonly ('RGBA16F' | 'RGBA32F')[]) {
    const old = targets.get(name)
    if (old && old.width === width && old.height === height) return old
    if (old) for (const texture of old.textures) gl.deleteTexture(texture)
    const frame = gl.createFramebuffer()
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    const textures = buffers.map((format, i) => {
      const texture = gl.createTexture()
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl[format], width, height)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, texture, 0)
      return texture
    })
    gl.drawBuffers(buffers.map((_, i) => gl.COLOR_ATTACHMENT0 + i))
    const made = { frame, textures, width, height }
    targets.set(name, made)
    return made
  }

  async function drawn(): Promise<void> {
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    if (!fence) return
    gl.flush()
    while (gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, 1)
      })
    }
    gl.deleteSync(fence)
  }

  function setUniforms(program: WebGLProgram, pass: Pass): void {
    for (const [name, value] of Object.entries(pass.uniforms)) {
      const at = gl.getUniformLocation(program, name)
      const list = typeof value === 'number' ? [value] : [...value]
      if (list.length === 1) gl.uniform1fv(at, list)
      else if (list.length === 2) gl.uniform2fv(at, list)
      else if (list.length === 3) gl.uniform3fv(at, list)
      else gl.uniform4fv(at, list)
    }
    for (const [name, value] of Object.entries(pass.integers ?? {}))
      gl.uniform1i(gl.getUniformLocation(program, name), value)
    for (const [unit, [name, from]] of Object.entries(pass.textures ?? {}).entries()) {
      const [source = '', buffer = '0'] = from.split(':')
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, targets.get(source)?.textures[Number(buffer)] ?? null)
      gl.uniform1i(gl.getUniformLocation(program, name), unit)
    }
    gl.activeTexture(gl.TEXTURE0)
  }

  window.painter = {
    compile(name, source) {
      const program = gl.createProgram()
      gl.attachShader(
        program,
        shader(gl.VERTEX_SHADER, '#version 300 es\nin vec2 a; void main() { gl_Position = vec4(a, 0, 1); }'),
      )
      gl.attachShader(program, shader(gl.FRAGMENT_SHADER, source))
      gl.bindAttribLocation(program, 0, 'a')
      gl.linkProgram(program)
      if (!gl.getProgramParameter(program, gl.LINK_STATUS))
        throw new Error(gl.getProgramInfoLog(program) ?? name)
      programs.set(name, program)
    },
    async draw(pass) {
      const program = programs.get(pass.program)
      if (!program) throw new Error(`No program is called ${pass.program}`)
      if (pass.target) {
        const { frame } = target(pass.target, pass.width, pass.height, pass.buffers ?? ['RGBA16F'])
        gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
      } else {
        canvas.width = pass.width
        canvas.height = pass.height
        gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      }
      gl.useProgram(program)
      setUniforms(program, pass)
      gl.viewport(0, 0, pass.width, pass.height)
      gl.enable(gl.SCISSOR_TEST)
      const rows = pass.rows ?? pass.height
      for (let y = 0; y < pass.height; y += rows) {
        gl.scissor(0, y, pass.width, rows)
        gl.drawArrays(gl.TRIANGLES, 0, 3)
        await drawn()
      }
    },
    read(width, height) {
      const pixels = new Uint8Array(width * height * 4)
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      let text = ''
      for (let i = 0; i < pixels.length; i += 32_768)
        text += String.fromCharCode(...pixels.subarray(i, i + 32_768))
      return btoa(text)
    },
  }
}
