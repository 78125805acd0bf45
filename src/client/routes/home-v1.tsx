import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '../landing/landing-heads.ts'
import { VideoPage } from '../landing/video-page.tsx'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/home-v1')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, landingHead('v1')),
  component: VideoPage,
})
