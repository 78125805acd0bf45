import { endpoints } from '@chauffeur/contract/endpoints'
import { landingsBy } from '../core/config.ts'
import type { Firm } from '@chauffeur/contract/firm'
import { accentShades, type Theme } from '@chauffeur/domain/accent'
import { uploadedPictureAddress } from '@chauffeur/domain/pictures'
import { changeFirm, readFirm } from '../firm/firm.ts'
import { router } from './init.ts'
import { forAdmin, forPublic, inTransaction } from './procedures.ts'

export const siteRouter = router({
  read: forPublic(endpoints.readSite).query(({ ctx: { request } }) => {
    const { config } = request
    const firm = request.firm.current()
    const { brandName, legalName, taxNumber, licenceNumber, address, openingHours, whatsappNumber } = firm
    return {
      brandName,
      publicUrl: config.PUBLIC_URL,
      contactPhone: firm.phone,
      contactPhone2: firm.phone2,
      contactEmail: firm.email,
      whatsappNumber,
      legalName,
      taxNumber,
      licenceNumber,
      address,
      openingHours,
      profiles: profilesOf(firm),
      logoUrl: firm.logoUrl,
      accentStyle: accentStyle(firm.accentColor),
      vehiclePictures: Object.fromEntries(
        Object.entries(firm.vehiclePictures).flatMap(([of, url]) => {
          const src = uploadedPictureAddress(url)
          return src === undefined ? [] : [[of, src]]
        }),
      ),
      mapStyleUrl: config.MAP_STYLE_URL ?? null,
      landingsFrom: landingsBy(config),
      onlinePayment: config.PAYMENTS !== 'off',
    }
  }),
})

export const firmRouter = router({
  read: forAdmin(endpoints.readFirm).query(({ ctx: { request } }) => readFirm(request.em, request.config)),

  change: forAdmin(endpoints.changeFirm).mutation(
    inTransaction(
      (input, tx, { config }) => changeFirm(input, config, tx),
      async (changed, { firm }) => {
        await firm.refresh()
        return changed
      },
    ),
  ),
})

function profilesOf({ instagramUrl, facebookUrl, linkedinUrl }: Firm) {
  return [
    { name: 'Instagram', url: instagramUrl },
    { name: 'Facebook', url: facebookUrl },
    { name: 'LinkedIn', url: linkedinUrl },
  ].flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]))
}

/** The firm's colour as a style sheet, which counts more than that of the build (src/client/shared/ui/tokens.css). */
function accentStyle(colour: string | null): string | null {
  if (colour === null) return null
  return `:root:root,[data-theme=sand][data-theme]{${variables(colour, 'sand')}}[data-theme=night][data-theme]{${variables(colour, 'night')}}`
}

function variables(colour: string, theme: Theme): string {
  return Object.entries(accentShades(colour, theme))
    .map(([name, shade]) => `--${name}:${shade}`)
    .join(';')
}
