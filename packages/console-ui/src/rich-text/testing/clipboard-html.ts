/** HTML as Word for Windows writes it to the clipboard, shortened. */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; mso-pagination:widow-orphan; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-CA style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-outline-level:1'><span lang=EN-CA style='color:#2F5496'>Deposits<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-CA style='font-size:11.0pt'>Ask for a <b style='mso-bidi-font-weight:normal'>receipt</b>
and <i>keep</i> it.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-CA><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-CA style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-CA>First month</span></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-CA>and parking</span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-CA>Last month</span></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="a" style='width:90pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=120 height=80 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="a"><![endif]></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Sign</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Pay</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr
style='mso-yfti-irow:0'><td width=300 colspan=2 valign=top style='width:225.0pt;border:solid windowtext 1.0pt'><p
class=MsoNormal><span lang=EN-CA>Province<o:p></o:p></span></p></td></tr></table>
<p class=MsoNormal>See <a href="https://example.com/rules"><span style='color:#0563C1'>the rules</span></a>.</p>
<!--EndFragment--></body></html>`;

/** HTML as Google Docs writes it to the clipboard, shortened. */
export const googleDocsHtml = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;"
id="docs-internal-guid-2f1c7a1e-7fff-1a2b-3c4d-5e6f70819203"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span
style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">Winter</span></h1><p
dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Wear </span><span
style="font-size:11pt;font-weight:700;font-style:normal;">layers</span><span style="font-weight:400;"> and </span><span
style="font-weight:400;font-style:italic;">boots</span><span style="font-weight:400;">.</span></p><ul
style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr"
role="presentation"><span style="font-weight:400;">Hat</span></p></li><ul style="margin-top:0;"><li dir="ltr"
aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">of wool</span></p></li></ul></ul><p
dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:602px;"><img
src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc" width="602" height="401" /></span></p><div dir="ltr"
align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="624" /></colgroup><tbody><tr
style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span
style="font-weight:400;">Month</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;
