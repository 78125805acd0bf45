import { endpoints } from '@chauffeur/contract/endpoints'
import { forPublic } from './procedures.ts'
import { router } from './init.ts'

export const siteRouter = router({
  read: forPublic(endpoints.readSite).query(
    ({
      ctx: {
        request: { config },
      },
    }) => ({
      brandName: config.BRAND_NAME,
      publicUrl: config.PUBLIC_URL,
      contactPhone: config.CONTACT_PHONE || null,
      contactPhone2: config.CONTACT_PHONE_2 || null,
      contactEmail: config.CONTACT_EMAIL,
      whatsappNumber: config.WHATSAPP_NUMBER || null,
      mapStyleUrl: config.MAP_STYLE_URL ?? null,
      onlinePayment: config.PAYMENTS !== 'off',
    }),
  ),
})
