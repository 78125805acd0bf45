import type { MeetingPlace } from '@chauffeur/contract/meeting-points'
import { uploadedPictureAddress } from '@chauffeur/domain/pictures'
import { currentLocale } from '@chauffeur/words/current-locale'
import { meetingTexts as texts } from '@chauffeur/words/en/meeting'
import { HallPlan } from './hall-plan.tsx'

/** Where the chauffeur stands, in the language of the page. */
export function placeText({ texts: each }: MeetingPlace): string {
  return each[currentLocale()]
}

/** The office's picture of a meeting point, else a drawing of an arrivals hall; nothing of another place. */
export function MeetingPicture({ place, name }: { place: MeetingPlace; name: string }) {
  const { airport, imageUrl } = place
  if (imageUrl === null && airport === null) return null
  return (
    <details className="print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{texts.picture}</summary>
      <div className="mt-2">
        {imageUrl === null ? <HallPlan /> : <OfficePicture url={imageUrl} alt={texts.pictureOf(name)} />}
      </div>
    </details>
  )
}

/** A guest's browser asks no other site for a picture that the office has uploaded here. */
function OfficePicture({ url, alt }: { url: string; alt: string }) {
  const uploaded = uploadedPictureAddress(url)
  return (
    <img
      src={uploaded === undefined ? url : `${uploaded}-640.webp`}
      {...(uploaded !== undefined && { srcSet: `${uploaded}-640.webp 640w, ${uploaded}-1280.webp 1280w` })}
      sizes="(min-width: 40rem) 38rem, 100vw"
      alt={alt}
      loading="lazy"
      referrerPolicy="no-referrer"
      className="w-full rounded-control object-cover"
    />
  )
}
