/** What the clipboard holds when a text is copied from other programs, and what is to come of it. */
export const pasted: readonly { from: string; html: string; text: string }[] = [
  {
    from: 'Google Docs',
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;">Обычный </span><span style="font-weight:700;font-style:normal;text-decoration:none;">жирный</span><span style="font-weight:400;font-style:italic;"> курсив</span><span style="font-weight:400;text-decoration:underline;"> черта</span><span style="font-weight:400;text-decoration:line-through;"> зачёркнут</span></p></b><br class="Apple-interchange-newline">',
    text: '<p>Обычный <strong>жирный</strong><em> курсив</em><u> черта</u><s> зачёркнут</s></p>',
  },
  {
    from: 'Word',
    html: `<html><head><style>p.MsoNormal{margin:0}</style></head><body lang=RU><!--StartFragment--><p class=MsoNormal style='margin-left:1cm'><b style='mso-bidi-font-weight:normal'>Зал</b> <span style='color:red;text-decoration:underline'>открыт</span> <i style='mso-bidi-font-style:normal'>утром</i><o:p></o:p></p><p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span>свет</p><!--EndFragment--></body></html>`,
    text: '<p><strong>Зал</strong> <u>открыт</u> <em>утром</em></p><ul><li><p>свет</p></li></ul>',
  },
  {
    from: 'Outlook',
    html: `<div class="WordSection1"><p class="MsoNormal" style="margin:0cm;font-size:11pt;font-family:&quot;Calibri&quot;,sans-serif"><span style="font:bold 11pt Calibri">Смета</span><span style="font-style: italic !important"> до пятницы</span></p></div>`,
    text: '<p><strong>Смета</strong><em> до пятницы</em></p>',
  },
  {
    from: '1С',
    html: '<HTML><BODY><P><SPAN style="FONT-WEIGHT: bold; COLOR: #000000">Итого</SPAN><SPAN STYLE="FONT-STYLE: italic; TEXT-DECORATION: underline"> без НДС</SPAN></P></BODY></HTML>',
    text: '<p><strong>Итого</strong><em><u> без НДС</u></em></p>',
  },
  {
    from: 'LibreOffice',
    html: '<!DOCTYPE html><html><head><style type="text/css">p { line-height: 115% }</style></head><body lang="ru-RU"><p style="line-height: 100%; margin-bottom: 0cm">Обычный <b>жирный</b> <i>курсив</i> <span style="font-weight: normal"><u>черта</u></span> <strike>нет</strike></p></body></html>',
    text: '<p>Обычный <strong>жирный</strong> <em>курсив</em> <u>черта</u> <s>нет</s></p>',
  },
];
