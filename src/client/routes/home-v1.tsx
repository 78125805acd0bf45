import { createFileRoute } from '@tanstack/react-router'
import { landingHeads } from '../content/landing-heads.ts'
import { VideoPage } from '../landing/video-page.tsx'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/home-v1')({
  loader: ({ context }) => context.api.site.read.ensureData(),
  head: ({ loaderData }) => pageHead(loaderData, landingHeads.v1),
  component: VideoPage,
})
