import type { Network } from '../art/network-icons.js';
import type { Trade } from '../trades.js';
import type { Intro, Pair } from './copy.types.js';

export interface SocialsCopy extends Intro {
  /** Handle, and what one finds there. */
  networks: Record<Network, Pair>;
}

export const socialsCopy: Record<Trade, SocialsCopy> = {
  general: {
    eyebrow: 'همراه ما باشید',
    title: 'جاهای دیگری که می‌توانید پیدایمان کنید',
    text: 'هر شبکه حال‌وهوای خودش را دارد؛ آنکه به کارتان می‌آید را دنبال کنید.',
    networks: {
      instagram: ['@avaye_sepid', 'پشت‌صحنهٔ کارها و آدم‌های تیم'],
      telegram: ['@avaye_sepid', 'خبرهای کوتاه و اعلان تعطیلی‌ها'],
      whatsapp: ['۰۹۱۲-۰۰۰-۰۱۰۰', 'پاسخ سریع در ساعت کاری'],
      youtube: ['@avayesepid', 'ویدیوهای آموزشی چند دقیقه‌ای'],
      aparat: ['@avayesepid', 'همان ویدیوها، بدون مصرف اینترنت بین‌الملل'],
      linkedin: ['@avaye-sepid', 'فرصت‌های همکاری و استخدام'],
    },
  },
  shop: {
    eyebrow: 'نیلوفر در شبکه‌ها',
    title: 'عکس‌های شما، قشنگ‌ترین ویترین ماست',
    text: 'میزتان را با نام نیلوفر نشان کنید تا با اجازه‌تان بازنشر کنیم.',
    networks: {
      instagram: ['@khaneye_niloofar', 'قطعه‌های تازه، هر روز ساعت نُه'],
      telegram: ['@niloofar_shop', 'سفارش سریع و تخفیف‌های ساعتی'],
      whatsapp: ['۰۹۱۲-۰۰۰-۰۲۰۰', 'مشاورهٔ چیدمان با عکس میز شما'],
      youtube: ['@khaneyeniloofar', 'یک روز در کارگاه سازنده‌ها'],
      aparat: ['@khaneyeniloofar', 'فیلم بسته‌بندی و نگهداری ظرف'],
      linkedin: ['@khaneye-niloofar', 'هدیهٔ سازمانی و همکاری شرکت‌ها'],
    },
  },
  clinic: {
    eyebrow: 'سلامت هر روز',
    title: 'پزشکان ما را دنبال کنید',
    text: 'آموزش‌های کوتاه و درست؛ برای درمان اما حتماً بیایید.',
    networks: {
      instagram: ['@mehrafarin_clinic', 'پاسخ پزشک‌ها به پرسش‌های شما'],
      telegram: ['@mehrafarin', 'برنامهٔ هفتگی پزشکان'],
      whatsapp: ['۰۹۱۲-۰۰۰-۰۳۰۰', 'گرفتن و جابه‌جایی نوبت'],
      youtube: ['@mehrafarinclinic', 'ورزش‌های درمانی زیر نظر متخصص'],
      aparat: ['@mehrafarin', 'گفت‌وگو با پزشکان، هر هفته'],
      linkedin: ['@mehrafarin-clinic', 'همکاری پزشکان و پرستاران'],
    },
  },
  restaurant: {
    eyebrow: 'سفره در تلفن شما',
    title: 'بوی نان را نمی‌شود فرستاد، عکسش را چرا',
    text: 'خورش روز، شب‌های موسیقی و جای خالی میزها را همین‌جا ببینید.',
    networks: {
      instagram: ['@sofreye_bagh', 'خورش روز، پیش از ظهر'],
      telegram: ['@sofreyebagh', 'منوی کامل و قیمت‌ها'],
      whatsapp: ['۰۹۱۲-۰۰۰-۰۴۰۰', 'رزرو میز و سفارش جشن'],
      youtube: ['@sofreyebagh', 'دستورهای سرآشپز جهانگیر'],
      aparat: ['@sofreyebagh', 'فیلم تنور و آشپزخانه'],
      linkedin: ['@sofreye-bagh', 'ناهار شرکتی و همکاری'],
    },
  },
  portfolio: {
    eyebrow: 'جاهای دیگر من',
    title: 'اتودها را جای دیگری می‌گذارم',
    text: 'این‌جا کارهای تمام‌شده است؛ آشفتگی دوست‌داشتنی‌اش را در شبکه‌ها ببین.',
    networks: {
      instagram: ['@darya.kiani', 'اتود، مداد و میز کار'],
      telegram: ['@darya_notes', 'یادداشت‌های کوتاه دربارهٔ طراحی'],
      whatsapp: ['۰۹۱۲-۰۰۰-۰۵۰۰', 'برای هماهنگی پروژه‌های جاری'],
      youtube: ['@daryakiani', 'فیلم تندشدهٔ ساخت نشان‌ها'],
      aparat: ['@daryakiani', 'کلاس رایگان حروف‌نگاری'],
      linkedin: ['@darya-kiani', 'سابقه و توصیه‌نامه‌ها'],
    },
  },
  company: {
    eyebrow: 'ارتباط پیوسته',
    title: 'دانش تیم مهندسی را دنبال کنید',
    text: 'گزارش رخدادها، رویدادهای فنی و فرصت‌های شغلی.',
    networks: {
      instagram: ['@paya_samaneh', 'زندگی در دفترهای تهران و مشهد'],
      telegram: ['@payasamaneh', 'اعلان نگهداری و رخدادها'],
      whatsapp: ['۰۹۱۲-۰۰۰-۰۶۰۰', 'هماهنگی جلسه با کارشناس فروش'],
      youtube: ['@payasamaneh', 'ارائه‌های فنی و وبینارها'],
      aparat: ['@payasamaneh', 'بایگانی کامل وبینارها'],
      linkedin: ['@paya-samaneh', 'فرصت‌های شغلی و خبرهای شرکت'],
    },
  },
  school: {
    eyebrow: 'روشنا بیرون از کلاس',
    title: 'پروژه‌های بچه‌ها را تماشا کنید',
    text: 'همهٔ عکس‌ها با اجازهٔ خانواده‌ها منتشر می‌شود.',
    networks: {
      instagram: ['@roshana_school', 'یک پروژه در هر روز'],
      telegram: ['@roshana', 'اطلاعیه‌ها و تقویم ترم'],
      whatsapp: ['۰۹۱۲-۰۰۰-۰۷۰۰', 'گفت‌وگو با دفتر ثبت‌نام'],
      youtube: ['@roshanaschool', 'فیلم نمایشگاه‌های پایان ترم'],
      aparat: ['@roshana', 'آزمایش‌های علوم با وسایل خانه'],
      linkedin: ['@roshana-school', 'دعوت به همکاری مربی‌ها'],
    },
  },
};
