import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { buildAndStamp } from './src/build/built-from.ts'
import { scriptGroups } from './src/build/script-groups.ts'

/** Lays the compressed form beside what the browser loads: the server sends it as it is, smaller than it could in time. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'driver',
    // Once all is written: the build still changes its scripts after it has made them.
    async writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(?:js|mjs|css)$/.test(name))) {
        const file = join(dir, name)
        await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))
      }
    },
  }
}

export default defineConfig({
  // Compressing everything once more, only to print how large it becomes.
  // The largest file is the map's, which is loaded where a map is shown.
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 1200 },
  publicDir: 'src/client/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/client/routes',
      generatedRouteTree: './src/client/route-tree.gen.ts',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      routeFileIgnorePattern: '.test.',
    }),
    // The router's plugin sets this to false for a browser build, and hydration then finds no styles it knows.
    {
      name: 'inline-css',
      config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true') } }),
    },
    react(),
    tailwindcss(),
    compressed(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The pages' policy takes fonts and pictures from files only.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            client: 'src/client/entry-client.tsx',
            documentation: 'src/client/site/documentation/script.ts',
          },
          output: {
            codeSplitting: { groups: scriptGroups },
            // Each script names those that it may load, and a hash does not compress: seven characters tell as much as eight.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    // The page of drivers' phones, which shares nothing with the site: what one loads, the other does not wait for.
    driver: {
      consumer: 'client',
      build: {
        outDir: 'dist/driver',
        copyPublicDir: false,
        manifest: true,
        assetsDir: 'assets/driver',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { page: 'src/client/driver/entry.tsx', worker: 'src/client/driver/worker.ts' },
        },
      },
    },
    ssr: {
      // The server loads one copy of React, that for production, whatever its own NODE_ENV says.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-server': 'src/client/entry-server.tsx' } },
      },
    },
  },
  builder: {
    buildApp: (builder) =>
      buildAndStamp(builder.config.root, async () => {
        for (const name of ['client', 'driver', 'ssr']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
      }),
  },
})
