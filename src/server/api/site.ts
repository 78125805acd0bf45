import { endpoints } from '@chauffeur/contract/endpoints'
import type { Firm } from '@chauffeur/contract/firm'
import { uploadedPicture } from '@chauffeur/domain/uploaded-picture'
import { accentStyle } from '../firm/accent-style.ts'
import { forPublic } from './procedures.ts'
import { router } from './init.ts'

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
          const src = uploadedPicture(url)
          return src === undefined ? [] : [[of, src]]
        }),
      ),
      mapStyleUrl: config.MAP_STYLE_URL ?? null,
      onlinePayment: config.PAYMENTS !== 'off',
    }
  }),
})

function profilesOf({ instagramUrl, facebookUrl, linkedinUrl }: Firm) {
  return [
    { name: 'Instagram', url: instagramUrl },
    { name: 'Facebook', url: facebookUrl },
    { name: 'LinkedIn', url: linkedinUrl },
  ].flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]))
}
